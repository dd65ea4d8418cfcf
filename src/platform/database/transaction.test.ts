import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TemporaryServer, temporaryServer } from '../../../test/support/temporary-server.ts'
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

test('retries one of two deadlocked transactions', async () => {
  const results = await crossing(inContestedTransaction)
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(await counts()).toEqual([2, 2])
})

test('a deadlocked transaction fails without retries', async () => {
  const results = await crossing(inTransaction)
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

const REFUSED = 'must not ask the pool for another connection'

test('a transaction that asks the pool for a second connection fails, however many are free', async () => {
  const { pool } = server.database
  const asking = [() => pool.query('select 1'), () => inTransaction(pool, async () => undefined)]
  for (const ask of asking) await expect(inTransaction(pool, ask)).rejects.toThrow(REFUSED)
})

test('a transaction that catches the error of asking for a second connection fails', async () => {
  const { pool } = server.database
  const ask = async () => pool.query('select 1').catch(() => undefined)
  await expect(inTransaction(pool, () => ask().catch(() => undefined))).rejects.toThrow(REFUSED)
})

test('work that a transaction has left behind may use the pool', async () => {
  const { pool } = server.database
  const ended = Promise.withResolvers<void>()
  const left = await inTransaction(pool, async () => ({
    work: ended.promise.then(() => pool.query('select 1 as one')),
  }))
  ended.resolve()
  expect((await left.work).rows).toEqual([{ one: 1 }])
})
