import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPort } from '../server/database/free-port.ts'

/** Processor time since the start, in milliseconds. */
export interface ProcessorTime {
  node: number
  database: number
}

export interface Running {
  url: string
  /** The resident memory, in megabytes, of the process and its child processes other than the database. */
  memory(): Promise<number>
  processorTime(): Promise<ProcessorTime>
  stop(): Promise<void>
}

/** The heap of `npm start`. */
const HEAP_MEGABYTES = 256

/** Starts the site on a data folder, with or without its page cache. */
export async function startSite(dataDir: string, cache: 'on' | 'off'): Promise<Running> {
  // Another bench may run on the same machine.
  const port = await findPort(null)
  return started(port, [`--max-old-space-size=${HEAP_MEGABYTES}`, 'server/main.ts'], {
    PORT: String(port),
    DATA_DIR: dataDir,
    PAGE_CACHE: cache,
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
  })
}

/** Starts the baseline: a bare server that sends the same bytes. */
export async function startFloor(bodyFile: string): Promise<Running> {
  const port = await findPort(null)
  return started(port, ['bench/floor.ts', bodyFile], { PORT: String(port) })
}

async function started(port: number, args: string[], environment: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let problem = ''
  child.stderr.on('data', (chunk) => {
    problem += chunk
  })
  const url = `http://127.0.0.1:${port}`
  for (let waited = 0; ; waited += 50) {
    if (child.exitCode !== null || waited > 120_000)
      throw new Error(`${args.join(' ')} did not start: ${problem}`)
    if (
      await fetch(`${url}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break
    await sleep(50)
  }
  return {
    url,
    memory: () => residentMegabytes(child),
    processorTime: () => processorTime(String(child.pid)),
    stop: () => stop(child),
  }
}

async function residentMegabytes(child: ChildProcess): Promise<number> {
  const helpers = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').catch(() => '')
  const all = await Promise.all(
    [String(child.pid), ...helpers.split(' ').filter(Boolean)].map(residentKilobytes),
  )
  return Math.round(all.reduce((sum, size) => sum + size, 0) / 1024)
}

/** The resident memory of a Node process, without the database. */
async function residentKilobytes(pid: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  if (!/^Name:\s+(node|MainThread)/m.test(status)) return 0
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0)
}

const MILLISECONDS_PER_TICK = 10

/** What a process and those that it started have used, from `/proc`. */
async function processorTime(pid: string): Promise<ProcessorTime> {
  const [stat, helpers] = await Promise.all(
    ['stat', `task/${pid}/children`].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
  )
  const parts = (stat ?? '').slice((stat ?? '').lastIndexOf(')') + 2).split(' ')
  const own = (Number(parts[11]) + Number(parts[12])) * MILLISECONDS_PER_TICK || 0
  const total: ProcessorTime = stat?.includes('(postgres)')
    ? { node: 0, database: own }
    : { node: own, database: 0 }
  for (const helper of await Promise.all((helpers ?? '').split(' ').filter(Boolean).map(processorTime))) {
    total.node += helper.node
    total.database += helper.database
  }
  return total
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    // It may have ended by itself, for want of memory.
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
