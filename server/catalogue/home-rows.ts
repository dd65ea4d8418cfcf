import type { Pool } from 'pg'
import { z } from 'zod'
import type { FactRow } from '../../domain/filters/home-facts.ts'
import type { ChangedRow } from '../../domain/filters/packed-portfolio.ts'
import type { PropertyId } from '../../domain/property.ts'
import { propertyId } from '../database/columns.ts'
import { execute, queryRows } from '../database/query.ts'
import { inTransaction } from '../database/transaction.ts'
import { propertyRow } from './property-row.ts'

/** Few enough that parsing them does not block other requests, many enough that statements are few. */
const ROWS_AT_ONCE = 2000

/** A row of `properties` with what filters look at; its columns are those of `factColumns`. */
export const factRow = propertyRow
  .pick({
    id: true,
    title: true,
    type: true,
    amenities: true,
    location: true,
    city: true,
    latitude: true,
    longitude: true,
    bedrooms: true,
    price: true,
    area: true,
    gross_area: true,
    status: true,
    available_from: true,
    energy_class: true,
  })
  .extend({ created_at: z.date().transform((instant) => instant.toISOString()) }) satisfies z.ZodType<FactRow>

/** The names of the columns, for a statement. */
export const factColumns = Object.keys(factRow.shape).join(', ')

/**
 * Reads what filters look at in all properties, in the order of their titles, as they are at one moment. Hands them on some
 * at a time; other requests get their turn in between.
 */
export async function readAllFacts(pool: Pool, take: (rows: FactRow[]) => void): Promise<void> {
  await inTransaction(pool, async (client) => {
    // Reading page by page, each with a statement of its own, is quadratic where PostgreSQL decides to sort for each.
    await execute(
      client,
      `declare facts no scroll cursor for select ${factColumns} from properties order by title, id`,
    )
    let rows: FactRow[]
    do {
      rows = await queryRows(client, factRow, `fetch ${ROWS_AT_ONCE} from facts`)
      take(rows)
    } while (rows.length === ROWS_AT_ONCE)
  })
}

const changedRow = factRow.extend({ next: propertyId.nullable() })

/** Some properties as they are now, in the order of their titles, each with the one that follows it. */
export async function readChangedFacts(pool: Pool, ids: Iterable<PropertyId>): Promise<ChangedRow[]> {
  const rows = await queryRows(
    pool,
    changedRow,
    `select ${factColumns}, (
        select following.id from properties following
        where (following.title, following.id) > (properties.title, properties.id)
        order by following.title, following.id limit 1
      ) as next
      from properties where id = any($1) order by title, id`,
    [[...ids]],
  )
  return rows.map(({ next, ...row }) => ({ row, next }))
}

/** What filters look at in some properties. */
export async function readFactRowsOf(pool: Pool, ids: readonly PropertyId[]): Promise<FactRow[]> {
  if (ids.length === 0) return []
  return queryRows(pool, factRow, `select ${factColumns} from properties where id = any($1)`, [ids])
}
