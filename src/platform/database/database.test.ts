import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { type TemporarySite, temporarySite } from '../../../test/support/temporary-site.ts'
import { readConfig } from '../base/config.ts'
import { createLog } from '../base/log.ts'
import { openDatabase } from './database.ts'
import { assertSupportedServer, migrate } from './migrate.ts'
import { openPool } from './pool.ts'

let site: TemporarySite
beforeAll(async () => {
  site = await temporarySite()
})
afterAll(() => site.remove())

test('migrations run once', async () => {
  expect(await migrate(site.database.pool)).toEqual([])
})

test('what refers to a row that is deleted in daily work is found by an index', async () => {
  // Staff, keys and imports stay: a reading of the whole table, once in years, costs less than an index.
  const { rows } = await site.database.pool.query(
    `select conrelid::regclass::text as of, attname as column from pg_constraint refers
     join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and connamespace = 'public'::regnamespace
       and confrelid not in ('staff'::regclass, 'encryption_keys'::regclass)
       and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
         and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname)))`,
  )
  expect(rows).toEqual([])
})

test.each([
  ['is refused with the reason', 160_009, 'Husvær needs PostgreSQL 17 or newer, and this is PostgreSQL 16.'],
  ['is taken', 170_000, null],
])('a server that is older or as old as the migrations need %s', (_, version, problem) => {
  const check = () => assertSupportedServer(version)
  if (problem) expect(check).toThrow(problem)
  else expect(check).not.toThrow()
})

test('refuses a database that a newer version has changed, and leaves it as it is', async () => {
  const { pool } = site.database
  await pool.query("insert into migrations (name) values ('9999-of-a-newer-version.sql')")
  await expect(migrate(pool)).rejects.toThrow(
    'Cannot start: a newer version of Husvær has changed the database (9999-of-a-newer-version.sql).',
  )
  await pool.query("delete from migrations where name like '9999%'")
  expect(await migrate(pool)).toEqual([])
})

test('notices a change of the data from any connection', async () => {
  const version = site.version.current()
  await site.database.pool.query(
    "insert into finn_properties (id, title, address, finn_url) values ('v', 't', 'a', 'https://f')",
  )
  await expect.poll(() => site.version.current()).toBeGreaterThan(version)
})

test('reconnects after a lost connection, and counts it as a change', async () => {
  const version = site.version.current()
  const other = new pg.Client({ connectionString: site.config.DATABASE_URL })
  await other.connect()
  await other.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'husvaer-listener' and datname = current_database()`,
  )
  await other.end()
  await expect.poll(() => site.version.isFollowing(), { interval: 5 }).toBe(false)
  await expect.poll(() => site.version.isFollowing()).toBe(true)
  expect(site.version.current()).toBeGreaterThan(version)
})

test.runIf(process.getuid?.() === 0)('starts as root in a folder that no other user can read', async () => {
  const locked = temporaryFolder('locked')
  chmodSync(locked, 0o700)
  const database = await openDatabase(
    readConfig({ DATA_DIR: join(locked, 'data') }),
    createLog('silent'),
    'site',
  )
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
})

test('connections whose statements find rows by an index plan each statement once, and read no whole table', async () => {
  const log = createLog('silent')
  const pool = openPool(site.config.DATABASE_URL ?? '', log, { max: 1, findsByIndex: true })
  const { rows } = await pool.query('explain select from mails where held_up is not null')
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  const { rows: settings } = await pool.query('show plan_cache_mode')
  await pool.end()
  expect(plan).not.toContain('Seq Scan')
  expect(settings).toEqual([{ plan_cache_mode: 'force_generic_plan' }])
})

test.each([
  ['a pool', {}],
  ['a pool whose statements find rows by an index', { findsByIndex: true }],
])('%s runs each statement in one process, without compiling it', async (_, limits) => {
  const pool = openPool(site.config.DATABASE_URL ?? '', createLog('silent'), { max: 1, ...limits })
  // PostgreSQL would take a second process for any of these.
  await pool.query(
    'set parallel_setup_cost = 0; set parallel_tuple_cost = 0; set min_parallel_table_scan_size = 0; set jit_above_cost = 0',
  )
  const { rows } = await pool.query('explain (analyze) select count(*) from pg_attribute')
  await pool.end()
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toMatch(/Workers|Gather|JIT/)
})

test('a connection is kept while nothing is asked for some minutes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const pool = openPool(site.config.DATABASE_URL ?? '', createLog('silent'), { max: 1 })
  const whichConnection = async () => (await pool.query('select pg_backend_pid() as pid')).rows
  const first = await whichConnection()
  vi.advanceTimersByTime(5 * 60_000)
  expect(await whichConnection()).toEqual(first)
  await pool.end()
})
