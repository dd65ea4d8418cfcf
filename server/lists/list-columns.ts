import { z } from 'zod'
import { type Density, densities } from '../../domain/inbox-density.ts'
import {
  type ArrangedColumn,
  arrangeColumns,
  type ColumnChange,
  type ColumnChoice,
  type ColumnOf,
  changeColumns,
  type ListName,
} from '../../domain/list-columns.ts'
import type { Database } from '../database/database.ts'
import { execute, findRow, type Queryable } from '../database/query.ts'
import { inTransaction } from '../database/transaction.ts'

const choice = z.object({ order: z.array(z.string()), hidden: z.array(z.string()) })

const look = z.object({ density: z.enum(densities), choice: choice.nullable() })

/** How a staff member wants the rows of a list: its columns, and the density of the rows of the inbox. */
export interface ListLook<L extends ListName> {
  density: Density
  columns: ArrangedColumn<ColumnOf<L>>[]
}

/** Reads how a staff member wants a list; the standard for an unknown one. */
export async function readListLook<L extends ListName>(
  db: Queryable,
  staffId: string | null,
  list: L,
  { isLocked = false } = {},
): Promise<ListLook<L>> {
  const found = await findRow(
    db,
    look,
    `select inbox_density as density, list_columns -> $2::text as choice from staff where id = $1
     ${isLocked ? 'for update' : ''}`,
    [staffId, list],
  )
  const density = found?.density ?? 'compact'
  const showsExtra = list !== 'cases' || density === 'comfortable'
  return { density, columns: arrangeColumns(list, found?.choice ?? null, { showsExtra }) }
}

/** Moves, shows or hides a column of a staff member's own list, and gives the columns as they are then. */
export async function changeOwnColumns<L extends ListName>(
  { pool }: Pick<Database, 'pool'>,
  staffId: string,
  list: L,
  change: ColumnChange,
): Promise<ArrangedColumn<ColumnOf<L>>[]> {
  return inTransaction(pool, async (db) => {
    const { columns } = await readListLook(db, staffId, list, { isLocked: true })
    const changed: ColumnChoice = changeColumns(columns, change)
    await execute(
      db,
      'update staff set list_columns = jsonb_set(list_columns, array[$2::text], $3::jsonb) where id = $1',
      [staffId, list, JSON.stringify(changed)],
    )
    return arrangeColumns(list, changed)
  })
}

/** Gives a staff member's list its standard columns again. */
export async function resetOwnColumns(db: Queryable, staffId: string, list: ListName): Promise<void> {
  await execute(db, 'update staff set list_columns = list_columns - $2::text where id = $1', [staffId, list])
}
