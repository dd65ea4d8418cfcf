import type { PoolClient } from 'pg'
import { z } from 'zod'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { execute, findRow, type Queryable, queryRow, queryRows } from '../../../../platform/database/query.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { sheetTexts } from '../../sheet.words.ts'
import { isSheetTarget, type SheetTarget, targetLabel } from '../../sheet-columns.ts'
import { foldHeading } from './known-headings.ts'
import type { Sheet } from './parse-cells.ts'
import { planSheet } from './plan-sheet.ts'
import { readSheetFile } from './read-file.ts'
import {
  guessColumns,
  guessReading,
  problemOfColumns,
  type RememberedHeadings,
  type SheetReading,
  storedReading,
} from './reading.ts'

type Deps = { database: Pick<Database, 'pool'> }

/** A cell as it is stored: most are a text alone. */
const storedCell = z.union([
  z.string().transform((text) => ({ text })),
  z.object({ text: z.string(), is: z.enum(['error', 'date', 'boolean']) }),
])

export const storedSheets = z.array(z.object({ name: z.string(), rows: z.array(z.array(storedCell)) }))

const packed = (sheets: readonly Sheet[]): string =>
  JSON.stringify(
    sheets.map(({ name, rows }) => ({
      name,
      rows: rows.map((row) => row.map((cell) => (cell.is ? cell : cell.text))),
    })),
  )

const rememberedHeading = z.object({ heading: z.string(), target: z.string() })

/** What staff have said that headings are. */
export async function readRemembered(db: Queryable): Promise<RememberedHeadings> {
  const rows = await queryRows(db, rememberedHeading, 'select heading, target from sheet_headings')
  return new Map(
    rows.flatMap(({ heading, target }) => (isSheetTarget(target) ? [[heading, target] as const] : [])),
  )
}

/**
 * Reads a file and stores it. Where all of its columns are known, what each row would do is worked out at once. Gives the
 * id of the import.
 * @throws Refusal where the file cannot be read.
 */
export async function startImport(
  { database: { pool } }: Deps,
  { bytes, staffId }: { bytes: Buffer; staffId: string },
): Promise<string> {
  const { family, sheets } = await readSheetFile(bytes)
  const { reading, isSure } = guessReading(sheets, await readRemembered(pool))
  return inTransaction(pool, async (client) => {
    const id = await queryRow(
      client,
      z.string(),
      'insert into portfolio_imports (staff_id, family, sheets, reading) values ($1, $2, $3, $4) returning id',
      [staffId, family, packed(sheets), JSON.stringify(reading)],
    )
    if (isSure) await planImport(client, { id, sheets, reading })
    return id
  })
}

/** Works out what each row would do, in place of what was worked out before. */
export async function planImport(
  client: PoolClient,
  { id, sheets, reading }: { id: string; sheets: readonly Sheet[]; reading: SheetReading },
): Promise<void> {
  const sheet = sheets[reading.sheet]
  const rows = sheet ? await planSheet(client, sheet, reading) : []
  await execute(client, 'delete from portfolio_import_rows where import_id = $1', [id])
  await execute(
    client,
    `insert into portfolio_import_rows (import_id, row, does, title, lines, note, property_id, plan)
     select $1, said.row, said.does, said.title, said.lines, said.note, said."propertyId", said.plan
     from jsonb_to_recordset($2) as said (row integer, does text, title text, lines text[], note text, "propertyId" uuid, plan jsonb)`,
    [id, JSON.stringify(rows)],
  )
  await execute(client, 'update portfolio_imports set planned_at = clock_timestamp() where id = $1', [id])
}

export const importRow = z.object({
  id: z.string(),
  at: z.date(),
  by: z.string().nullable(),
  family: z.enum(['csv', 'xlsx']),
  sheets: storedSheets,
  reading: storedReading,
  planned_at: z.date().nullable(),
  applied_at: z.date().nullable(),
  undone_at: z.date().nullable(),
})

export type StoredImport = z.output<typeof importRow>

export const isImportId = (text: string): boolean => z.uuid().safeParse(text).success

/** An import with all of its cells; null where there is none. */
export const findImport = (db: Queryable, id: string): Promise<StoredImport | null> =>
  findRow(
    db,
    importRow,
    `select portfolio_imports.id, at, staff.name as by, family, sheets, reading, planned_at, applied_at, undone_at
     from portfolio_imports left join staff on staff.id = staff_id where portfolio_imports.id = $1`,
    [id],
  )

const importState = importRow.pick({ planned_at: true, applied_at: true, undone_at: true })

/**
 * Locks an import until the transaction ends: what is pressed twice is done once.
 * @throws Refusal where it is gone.
 */
export async function lockImport(client: PoolClient, id: string): Promise<z.output<typeof importState>> {
  const state = await findRow(
    client,
    importState,
    'select planned_at, applied_at, undone_at from portfolio_imports where id = $1 for update',
    [id],
  )
  if (!state) throw new Refusal(sheetTexts.gone)
  return state
}

export interface Matching {
  id: string
  shown: Pick<SheetReading, 'sheet' | 'head'>
  chosen: Pick<SheetReading, 'sheet' | 'head'>
  columns: readonly { place: number; target: SheetTarget }[]
  type: SheetReading['type'] | null
}

/**
 * Reads an import as a person says: remembers what its headings are, and works out what each row would do. Where they chose
 * another sheet or row of headings than the page showed, its columns are guessed anew, for them to look at.
 * @throws Refusal where columns cannot be read so.
 */
export function matchImport({ database: { pool } }: Deps, said: Matching): Promise<void> {
  const { id, shown, chosen, type } = said
  return inTransaction(pool, async (client) => {
    const { applied_at: appliedAt } = await lockImport(client, id)
    if (appliedAt) throw new Refusal(sheetTexts.alreadyApplied)
    const found = await findImport(client, id)
    const sheet = found?.sheets[chosen.sheet]
    if (!found || !sheet) throw new Refusal(sheetTexts.gone)
    if (chosen.sheet !== shown.sheet || chosen.head !== shown.head) {
      const { head, columns } = guessFor(found.sheets, said, await readRemembered(client))
      await storeReading(client, id, { ...found.reading, sheet: chosen.sheet, head, columns })
      await execute(client, 'update portfolio_imports set planned_at = null where id = $1', [id])
      return
    }
    const targets = new Map(said.columns.map(({ place, target }) => [place, target]))
    const headings = sheet.rows[chosen.head]?.map(({ text }) => text) ?? []
    const columns = headings.map((_, place) => targets.get(place) ?? 'ignored')
    const problem = problemOfColumns(columns)
    if (problem)
      throw new Refusal(
        problem.kind === 'twice'
          ? sheetTexts.problems.twice(targetLabel(problem.target))
          : sheetTexts.problems.nameless,
      )
    const reading = { ...found.reading, ...chosen, columns, ...(type && { type }) }
    await storeReading(client, id, reading)
    await remember(client, headings, columns)
    await planImport(client, { id, sheets: found.sheets, reading })
  })
}

/** Another sheet has its headings where they seem to be; another row has them where the person says. */
function guessFor(
  sheets: readonly Sheet[],
  { shown, chosen }: Matching,
  remembered: RememberedHeadings,
): Pick<SheetReading, 'head' | 'columns'> {
  const sheet = sheets[chosen.sheet]
  const isOther = chosen.sheet !== shown.sheet
  const head = isOther ? guessReading(sheet ? [sheet] : [], remembered).reading.head : chosen.head
  return { head, columns: guessColumns(sheet, head, remembered).map(({ target }) => target) }
}

const storeReading = (client: PoolClient, id: string, reading: SheetReading) =>
  execute(client, 'update portfolio_imports set reading = $2 where id = $1', [id, JSON.stringify(reading)])

async function remember(
  client: PoolClient,
  headings: readonly string[],
  columns: readonly SheetTarget[],
): Promise<void> {
  const said = new Map(headings.map((heading, place) => [foldHeading(heading), columns[place] ?? 'ignored']))
  said.delete('')
  await execute(
    client,
    `insert into sheet_headings (heading, target) select * from unnest($1::text[], $2::text[])
     on conflict (heading) do update set target = excluded.target`,
    [[...said.keys()], [...said.values()]],
  )
}
