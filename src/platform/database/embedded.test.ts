import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { runScript } from '../../../test/support/script-process.ts'
import { databasePid } from '../../../test/support/site-process.ts'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { readConfig } from '../base/config.ts'
import { createLog } from '../base/log.ts'
import { socketFolderIn } from './cluster.ts'
import { type Database, openDatabase } from './database.ts'
import { makeEmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts'
import { findProcess } from './processes.ts'

// One folder for all tests: making the database's files is what takes long.
const folder = temporaryFolder('embedded')
const opened: Database[] = []
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
})

async function open(as: 'site' | 'command'): Promise<Database> {
  const database = await openDatabase(readConfig({ DATA_DIR: folder }), createLog('silent'), as)
  opened.push(database)
  return database
}

async function close(database: Database): Promise<void> {
  opened.splice(opened.indexOf(database), 1)
  await database.close()
}

const answers = (database: Database) =>
  database.pool.query('select 1 as one').then(
    ({ rows }) => rows[0].one === 1,
    () => false,
  )

const postmasterFile = () => join(folder, 'postgres/cluster/postmaster.pid')

const holdSite = () => `
  import { readConfig } from ${JSON.stringify(new URL('../base/config.ts', import.meta.url).href)}
  import { createLog } from ${JSON.stringify(new URL('../base/log.ts', import.meta.url).href)}
  import { openDatabase } from ${JSON.stringify(new URL('./database.ts', import.meta.url).href)}
  const database = await openDatabase(readConfig({ DATA_DIR: ${JSON.stringify(folder)} }), createLog('silent'), 'site')
  await database.pool.query('create table if not exists left_behind ()')
  console.log('READY')
  setInterval(() => undefined, 1000)`

test('starts on the files that a build has made ahead', async () => {
  await makeEmbeddedDatabase(folder)
  const made = statSync(join(folder, 'postgres/cluster/PG_VERSION'))
  expect(existsSync(postmasterFile())).toBe(false)
  expect(await answers(await open('site'))).toBe(true)
  expect(statSync(join(folder, 'postgres/cluster/PG_VERSION')).ino).toBe(made.ino)
})

test('says what to do where its files have lost PG_VERSION, and touches none of them', async () => {
  const damaged = temporaryFolder('damaged')
  const cluster = join(damaged, 'postgres/cluster')
  mkdirSync(join(cluster, 'base'), { recursive: true })
  await expect(makeEmbeddedDatabase(damaged)).rejects.toThrow(
    'has files of a database but no PG_VERSION, so PostgreSQL cannot start on them. Restore the folder from a backup',
  )
  expect(existsSync(join(cluster, 'base'))).toBe(true)
})

test('refuses a second site on the same folder in one line', async () => {
  const first = await open('site')
  await expect(open('site')).rejects.toThrow(`Husvær is already running on ${folder}.`)
  expect(await answers(first)).toBe(true)
})

test('keeps the claim on its folder while all its connections are lost', async () => {
  const first = await open('site')
  const { rows } = await first.pool.query('select pg_backend_pid() as pid')
  const other = new pg.Client({ connectionString: first.url })
  await other.connect()
  await other.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  )
  await other.end()
  await expect(open('site')).rejects.toThrow('Husvær is already running')
  await expect.poll(() => answers(first)).toBe(true)
  const again = await first.pool.query('select pg_backend_pid() as pid')
  expect(again.rows[0].pid).not.toBe(rows[0].pid)
})

test('reuses the server of a killed site, and stops it at the end', async () => {
  const killed = runScript(holdSite())
  await expect.poll(killed.output).toContain('READY')
  killed.send('SIGKILL')
  await killed.ended
  const pid = databasePid(folder)
  const database = await open('site')
  expect(databasePid(folder)).toBe(pid)
  expect((await database.pool.query("select to_regclass('left_behind') as found")).rows[0].found).toBe(
    'left_behind',
  )
  await close(database)
  expect(await findProcess(pid)).toBeNull()
})

test('restarts a killed server on the same port, also one that an earlier site started', async () => {
  const left = runScript(holdSite())
  await expect.poll(left.output).toContain('READY')
  left.send('SIGKILL')
  await left.ended
  const database = await open('site')
  // At work, it outlives its postmaster and holds on to the shared memory.
  const busy = database.pool.query(
    'do $$ begin while true loop perform count(*) from generate_series(1, 1000); end loop; end $$',
  )
  busy.catch(() => undefined)
  const isBusy = async () =>
    (
      await database.pool.query(
        "select 1 from pg_stat_activity where query like 'do $$%' and state = 'active'",
      )
    ).rowCount
  await expect.poll(isBusy).toBe(1)
  process.kill(databasePid(folder), 'SIGKILL')
  await expect.poll(() => database.server()?.restarts).toBe(1)
  expect(database.server()).toMatchObject({ state: 'running', lastEnd: expect.stringMatching(/Z$/) })
  await expect.poll(() => answers(database)).toBe(true)
  await expect(busy).rejects.toThrow()
})

test('a command leaves the server of a running site alone, and stops one that it has started', async () => {
  const command = await open('command')
  const pid = databasePid(folder)
  const second = await open('command')
  await close(command)
  expect(await answers(second)).toBe(true)
  const site = await open('site')
  await close(second)
  expect(await answers(site)).toBe(true)
  await close(site)
  expect(await findProcess(pid)).toBeNull()
  await close(await open('command'))
  expect(() => readFileSync(postmasterFile())).toThrow('ENOENT')
})

test('is reached by its socket, or by TCP where the path of its folder is too long or would be read as a list', async () => {
  const place = realpathSync(join(folder, 'postgres'))
  const { url } = await startEmbeddedDatabase(folder)
  expect(new URL(url).hostname).toBe(encodeURIComponent(place))
  expect(socketFolderIn(place)).toBe(place)
  expect(socketFolderIn(join(place, 'a'.repeat(100)))).toBeNull()
  expect(socketFolderIn(join(place, 'a,b'))).toBeNull()
})

test('starts although the numbers that a killed server has left belong to another program by now', async () => {
  const server = await startEmbeddedDatabase(folder)
  const files = [postmasterFile(), join(folder, `postgres/.s.PGSQL.${new URL(server.url).port}.lock`)]
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  await server.stop()
  // Run by the same user as the server: PostgreSQL ignores the numbers of others.
  const { uid, gid } = statSync(join(folder, 'postgres/cluster'))
  const stranger = spawn(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)'], { uid, gid })
  await new Promise((resolve, reject) => stranger.once('spawn', resolve).once('error', reject))
  for (const [index, file] of files.entries())
    writeFileSync(file, texts[index]?.replace(/^\d+/, String(stranger.pid)) ?? '')
  const database = await open('site')
  expect(await answers(database)).toBe(true)
  expect(stranger.exitCode).toBeNull()
  stranger.kill('SIGKILL')
})

test('starts although a full disk has left postmaster.pid empty', async () => {
  await close(await open('site'))
  writeFileSync(postmasterFile(), '')
  expect(await answers(await open('site'))).toBe(true)
})

test('says in a sentence why the server does not start', async () => {
  const server = await startEmbeddedDatabase(folder)
  await server.stop()
  rmSync(join(folder, 'postgres/cluster/global/pg_control'))
  await expect(open('site')).rejects.toThrow(
    /^PostgreSQL did not start: could not find the database system\. See .*postgres\.log\.$/,
  )
})
