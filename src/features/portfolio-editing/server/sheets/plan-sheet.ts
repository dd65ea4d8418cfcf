import { newPropertyId, type PropertyId, parsePropertyId } from '../../../../domain/portfolio/property.ts'
import { flatIn } from '../../../../domain/portfolio/street-address.ts'
import { foldName } from '../../../../domain/text/fold-name.ts'
import type { Queryable } from '../../../../platform/database/query.ts'
import { sheetTexts } from '../../sheet.words.ts'
import { readCopies } from '../pictures/web-pictures.ts'
import { type Findable, homeFinder, nameOfPlace } from './find-home.ts'
import type { Sheet } from './parse-cells.ts'
import { type PlannedRow, planChange, planNew, refusedRow } from './plan-row.ts'
import { readRows, type SheetRow } from './read-rows.ts'
import type { SheetReading } from './reading.ts'
import { addressOfRow, type RowAddress, titleOf } from './row-address.ts'
import { readKnownHomes, readStandings } from './standings.ts'

export interface NumberedPlan extends PlannedRow {
  row: number
  /** The property that it changes, or the id that a new one gets. */
  propertyId: PropertyId | null
}

/** What a row is about: a property that is known, one that is new, or none that can be told. */
type Subject =
  | { kind: 'known'; id: PropertyId; foundBy: 'id' | 'address' }
  | { kind: 'new'; note: string | null }
  | { kind: 'refused'; errors: string[] }

/** How many properties are compared at a time. */
const ROWS_AT_ONCE = 250

/** What each row of a sheet would do. Columns that are missing stay as they are. */
export async function planSheet(db: Queryable, sheet: Sheet, reading: SheetReading): Promise<NumberedPlan[]> {
  const rows = readRows(sheet, reading).map((row) => {
    const address = addressOfRow(row.address)
    const title = row.given.title || titleOf(address, reading.type)
    return { row, address, title, home: findable(row, address, reading) }
  })
  const sharing = Map.groupBy(rows, ({ home }) => nameOfPlace(home))
  const find = homeFinder(await readKnownHomes(db))
  const seen = new Map<string, number>()
  const subjects = rows.map(({ row, home }) => {
    const subject = subjectOf(row, home, (sharing.get(nameOfPlace(home))?.length ?? 0) > 1, find)
    const isNameless = home.title === '' && home.location === ''
    if (subject.kind === 'refused' || (subject.kind === 'new' && isNameless)) return subject
    const name = subject.kind === 'known' ? subject.id : [nameOfPlace(home), foldName(home.title)].join('|')
    const before = seen.get(name)
    if (before !== undefined) return refusedAs(sheetTexts.sameAs[subject.kind](before))
    seen.set(name, row.row)
    return subject
  })
  const copies = await readCopies(
    db,
    rows.flatMap(({ row }) => row.pictures),
  )
  const planned: NumberedPlan[] = []
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const part = subjects.slice(start, start + ROWS_AT_ONCE)
    const standings = await readStandings(
      db,
      part.flatMap((subject) => (subject.kind === 'known' ? [subject.id] : [])),
    )
    for (const [place, subject] of part.entries()) {
      const read = rows[start + place]
      if (!read) continue
      const { row, address, title } = read
      const planFor = (): PlannedRow => {
        if (subject.kind === 'refused') return refusedRow(title, subject.errors)
        if (subject.kind === 'new') return planNew(row, address, reading, subject.note)
        const standing = standings.get(subject.id)
        if (!standing) return refusedRow(title, [sheetTexts.unknownId])
        return planChange(row, address, standing, { foundBy: subject.foundBy, copies })
      }
      const plan = planFor()
      const newId = plan.does === 'adds' ? newPropertyId() : null
      planned.push({ ...plan, row: row.row, propertyId: subject.kind === 'known' ? subject.id : newId })
    }
  }
  return planned
}

const refusedAs = (error: string): Subject => ({ kind: 'refused', errors: [error] })

/** A row as homes are compared with it. A part of a house that has no number is told by its title. */
function findable({ given }: SheetRow, address: RowAddress, { type }: SheetReading): Findable {
  const { street, flat, location, city } = address
  const isNumbered = flat !== '' && flatIn(`nr. ${flat}`) !== null
  return {
    title: given.title || (flat && !isNumbered ? titleOf(address, type) : ''),
    location: isNumbered ? `${street}, nr. ${flat}${location.slice(street.length)}` : location,
    city,
    type: given.type ?? '',
  }
}

function subjectOf(
  { id: written, errors }: SheetRow,
  home: Findable,
  isShared: boolean,
  find: ReturnType<typeof homeFinder>,
): Subject {
  if (errors.length > 0) return { kind: 'refused', errors }
  if (written) {
    const id = parsePropertyId(written)
    return id ? { kind: 'known', id, foundBy: 'id' } : refusedAs(sheetTexts.noId)
  }
  const found = find(home, isShared)
  if (found.kind === 'one') return { kind: 'known', id: found.home.id, foundBy: 'address' }
  if (found.kind === 'several')
    return refusedAs(sheetTexts.fitsSeveral(found.homes.map(({ title }) => title)))
  return { kind: 'new', note: found.beside && sheetTexts.beside(found.beside.title) }
}
