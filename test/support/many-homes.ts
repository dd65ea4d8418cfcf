import type { Pool } from 'pg'
import { inTransaction } from '../../src/platform/database/transaction.ts'

/** Fills the portfolio with made-up homes, without what follows from a change of one: for a test of how much is read of many. */
export function addManyHomes(pool: Pool, count: number): Promise<void> {
  return inTransaction(pool, async (client) => {
    await client.query('set local session_replication_role = replica')
    await client.query(
      `insert into properties (id, title, type, location, city, description, price, bedrooms)
       select ('00000000-0000-4000-9000-' || lpad(number::text, 12, '0'))::uuid, 'Langveien ' || number, 'Bolig',
         'Sentrum, Larvik', 'Larvik', repeat('En lys leilighet nær alt. ', 20), 9000 + number % 900, 1 + number % 4
       from generate_series(1, $1::int) number`,
      [count],
    )
    await client.query('select write_property_lines(array(select id from properties))')
    await client.query('analyze properties, property_lines')
  })
}
