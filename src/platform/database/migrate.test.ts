import type { PoolClient } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { databaseBefore, type EarlierDatabase } from '../../../test/support/earlier-database.ts'

/** The migrations from 0106 on change properties, then their versions, then cases. */
let database: EarlierDatabase
let clients: PoolClient[]
beforeEach(async () => {
  database = await databaseBefore('0106')
  clients = []
})
afterEach(async () => {
  for (const client of clients) client.release()
  await database.remove()
})

async function begin(statement: string): Promise<PoolClient> {
  const client = await database.pool.connect()
  clients.push(client)
  await client.query('begin')
  await client.query(statement)
  return client
}

const waitingFor = async (table: string) => {
  const { rows } = await database.pool.query(
    'select from pg_locks where not granted and relation = $1::regclass',
    [table],
  )
  return rows.length
}

test('an upgrade comes after a case that an earlier process is storing', async () => {
  const storing = await begin('lock table cases in row exclusive mode')
  const upgraded = database.upgrade()
  await expect.poll(() => waitingFor('cases')).toBe(1)
  await storing.query("set local lock_timeout = '1s'")
  await storing.query('select from properties for key share')
  await storing.query('commit')
  expect(await upgraded).toContain('0113-promises-are-kept.sql')
})

test('an upgrade is what a deadlock ends, and runs again', async () => {
  const reading = await begin('select from cases')
  const editing = await begin('lock table property_versions in row exclusive mode')
  const upgraded = database.upgrade()
  await expect.poll(() => waitingFor('property_versions')).toBe(1)
  const read = reading.query('select from properties')
  await expect.poll(() => waitingFor('properties')).toBe(1)
  await editing.query('commit')
  await read
  await reading.query('commit')
  expect(await upgraded).toContain('0113-promises-are-kept.sql')
})
