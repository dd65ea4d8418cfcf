import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TemporaryServer, temporaryServer } from '../../test/support/temporary-server.ts'
import { inContestedTransaction, inTransaction } from './transaction.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
  await server.database.pool.query('create table rows (id int primary key, count int not null default 0)')
  await server.database.pool.query('insert into rows (id) values (1), (2)')
})
afterAll(() => server.stop())

/** Two that lock the same two rows, each from its own end, once both have locked their first. */
async function crossing(run: typeof inTransaction) {
  let begun = 0
  const both = Promise.withResolvers<void>()
  const work = (order: number[]) => async (client: PoolClient) => {
    for (const [index, id] of order.entries()) {
      await client.query('update rows set count = count + 1 where id = $1', [id])
      if (index > 0) continue
      begun += 1
      if (begun >= 2) both.resolve()
      await both.promise
    }
  }
  const { pool } = server.database
  return Promise.allSettled([run(pool, work([1, 2])), run(pool, work([2, 1]))])
}
const counts = async () =>
  (await server.database.pool.query<{ count: number }>('select count from rows order by id')).rows.map(
    ({ count }) => count,
  )

test('two that wait for each other are both done, one after the other', async () => {
  const results = await crossing(inContestedTransaction)
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(await counts()).toEqual([2, 2])
})

test('work that is not done over is ended where two wait for each other', async () => {
  const results = await crossing(inTransaction)
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})
