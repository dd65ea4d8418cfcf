import { spawn } from 'node:child_process'
import { open, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { errorCode } from '../base/errors.ts'
import { type DatabaseCluster, socketIn } from './cluster.ts'
import { findProcess, listProcesses, type ProcessInfo } from './processes.ts'

/** The server of a cluster: its main process, and the port it listens on. */
export interface Postmaster {
  pid: number
  port: number
}

const READY_WITHIN_MS = 30_000
const ORPHANS_STOP_WITHIN_MS = 2000
const STOP_WITHIN_MS = 8000
/** Larger than any number that Linux or macOS gives to a process. */
const NO_PID = 2_000_000_000

/** The prefix of the log line that says why the server ends. */
const PROBLEM = /^(.*?\b(FATAL|PANIC|ERROR): +|postgres: )/

/** PostgreSQL's codes (appendix A) for a server that is starting and for a wrong password. */
const CANNOT_CONNECT_NOW = '57P03'
const INVALID_PASSWORD = '28P01'

/** The server that runs on a cluster, if there is one. */
export async function findPostmaster(cluster: DatabaseCluster): Promise<Postmaster | null> {
  const noted = await readPidFile(cluster)
  const running = noted && (await findProcess(noted.pid))
  return running && (await isPostmasterOf(cluster, running)) ? noted : null
}

/** The port that a server of this cluster had last, where it did not end properly. */
export async function lastPort(cluster: DatabaseCluster): Promise<number | null> {
  return (await readPidFile(cluster))?.port ?? null
}

/**
 * Starts a server on a cluster that has none, and waits until it answers.
 * @throws Error with one line that says what to do.
 */
export async function startPostmaster(
  cluster: DatabaseCluster,
  port: number,
  signal?: AbortSignal,
): Promise<Postmaster> {
  await endOrphans(cluster)
  await disownPidFile(cluster)
  // It holds the number of the server before, which may belong to another program by now.
  if (cluster.socketFolder) await rm(`${socketIn(cluster.socketFolder, port)}.lock`, { force: true })
  const log = await open(cluster.logFile, 'a')
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: cluster.socketFolder ?? '',
    max_connections: '60',
    timezone: 'UTC',
    cluster_name: cluster.name,
  }
  const child = spawn(
    join(cluster.programs, 'bin', 'postgres'),
    [
      '-D',
      cluster.folder,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    ],
    // In a session of its own, Ctrl-C ends us first and the database after us.
    {
      ...(cluster.user ?? {}),
      cwd: dirname(cluster.folder),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    },
  )
  await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject)).finally(() =>
    log.close(),
  )
  child.unref()
  const { pid } = child
  if (pid === undefined) throw new Error('PostgreSQL was started, and has no process id.')
  const postmaster = { pid, port }
  await waitUntilReady(cluster, postmaster, signal).catch(async (cause) => {
    await stopPostmaster(postmaster)
    throw new Error(`PostgreSQL did not start: ${await lastProblem(cluster)}`, { cause })
  })
  return postmaster
}

/**
 * Waits until a server takes connections.
 * @throws Error where it has ended, or does not answer in time.
 */
export async function waitUntilReady(
  cluster: DatabaseCluster,
  { pid, port }: Postmaster,
  signal?: AbortSignal,
): Promise<void> {
  let deadline = Date.now() + READY_WITHIN_MS
  for (;;) {
    signal?.throwIfAborted()
    const client = new pg.Client({ connectionString: cluster.url(port), connectionTimeoutMillis: 2000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      const code = errorCode(error)
      if (code === INVALID_PASSWORD) {
        throw new Error(
          `The password in DATA_DIR/keys/postgres-password is not that of ${cluster.folder}. Restore the file.`,
          { cause: error },
        )
      }
      if (!(await findProcess(pid))) throw error
      // There is no time limit for recovery after a crash.
      if (code === CANNOT_CONNECT_NOW) deadline = Date.now() + READY_WITHIN_MS
      if (Date.now() > deadline) {
        throw new Error(
          `PostgreSQL (process ${pid}) does not answer on port ${port}. End the process, and start again.`,
          { cause: error },
        )
      }
      await sleep(15)
    }
  }
}

/** Ends a server in order: connections are closed, and its files are whole when this returns. */
export async function stopPostmaster({ pid }: Postmaster): Promise<void> {
  signalProcess(pid, 'SIGINT')
  await waitForEnd([pid], STOP_WITHIN_MS)
}

async function readPidFile(cluster: DatabaseCluster): Promise<Postmaster | null> {
  const text = await readFile(join(cluster.folder, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 && port > 0 ? { pid, port } : null
}

async function isPostmasterOf(cluster: DatabaseCluster, { command }: ProcessInfo): Promise<boolean> {
  const folder = / -D (.+?) -p \d+/.exec(command.join(' '))?.[1]
  return folder !== undefined && (await realpath(folder).catch(() => folder)) === cluster.folder
}

/**
 * Ends what a killed server has left: PostgreSQL refuses to start while an old process of the same cluster is
 * attached to its shared memory. Idle ones end by themselves, one that is at work would go on.
 */
async function endOrphans(cluster: DatabaseCluster): Promise<void> {
  const title = `postgres: ${cluster.name}: `
  const orphans = (await listProcesses())
    .filter(({ command }) => command.join(' ').startsWith(title))
    .map(({ pid }) => pid)
  for (const pid of orphans) signalProcess(pid, 'SIGQUIT')
  for (const pid of await waitForEnd(orphans, ORPHANS_STOP_WITHIN_MS)) signalProcess(pid, 'SIGKILL')
  await waitForEnd(orphans, ORPHANS_STOP_WITHIN_MS)
}

/**
 * After a crash the number in postmaster.pid may belong to another program by now, and PostgreSQL would take that
 * for its predecessor. Only the number is replaced: the rest lets PostgreSQL check its shared memory. A file that a
 * full disk has left empty would stop every start.
 */
async function disownPidFile(cluster: DatabaseCluster): Promise<void> {
  const file = join(cluster.folder, 'postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === '') await rm(file)
  const pid = Number.parseInt(text ?? '', 10)
  const running = pid > 0 ? await findProcess(pid) : null
  if (!text || !running || (await isPostmasterOf(cluster, running))) return
  await writeFile(file, text.replace(/^\d+/, String(NO_PID)))
}

async function lastProblem({ logFile }: DatabaseCluster): Promise<string> {
  const lines = (await readFile(logFile, 'utf8').catch(() => '')).trimEnd().split('\n').slice(-20)
  // Those who ask whether it is ready yet are refused with an error too.
  const problem = lines.findLast((line) => PROBLEM.test(line) && !line.includes('the database system is'))
  return problem ? `${problem.replace(PROBLEM, '')}. See ${logFile}.` : `see ${logFile}.`
}

/** Waits for processes to end; gives those that have not. */
async function waitForEnd(pids: readonly number[], withinMs: number): Promise<number[]> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const infos = await Promise.all(pids.map(findProcess))
    const running = infos.filter((info) => info !== null).map(({ pid }) => pid)
    if (running.length === 0 || Date.now() > deadline) return running
    await sleep(20)
  }
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has ended already.
  }
}
