import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPort } from '../../src/platform/database/embedded.ts'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'

/** Processor time since the start, in milliseconds. */
export interface ProcessorTime {
  node: number
  database: number
}

/** In megabytes. */
export interface Memory {
  /** The resident memory of the process that answers. */
  server: number
  /** How many processes it has started for work of their own, such as decoding photos. */
  helpers: number
  /** All processes of the site but the database: the pages of files, which is Node's program, once, since they share them. */
  site: number
}

export interface Running {
  url: string
  memory(): Promise<Memory>
  processorTime(): Promise<ProcessorTime>
  stop(): Promise<void>
}

export interface SiteOptions {
  /** A folder with another version of the site, built; this one where it is left out. */
  version?: string | undefined
  /** What Node runs; what `npm start` runs where it is left out. */
  program?: readonly string[]
  environment?: Record<string, string>
}

/** Starts what `npm start` runs on a data folder, with or without its page cache. */
export async function startSite(
  dataDir: string,
  cache: 'on' | 'off',
  { version, program = ['src/start.mjs'], environment = {} }: SiteOptions = {},
): Promise<Running> {
  // Another bench may run on the same machine.
  const port = await findPort(null)
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    PAGE_CACHE: cache,
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    ...environment,
  }
  return started(port, [...program], settings, version)
}

/** Starts the baseline for a page, asked for with some headers: a bare server that sends the same bytes and headers. */
export async function startFloor(page: string, asked: Record<string, string>): Promise<Running> {
  const folder = temporaryFolder('floor')
  const file = join(folder, 'answer.json')
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(page, { headers: asked }, resolve).once('error', reject)
  })
  const body = await buffer(answer)
  const { date: _, connection: __, 'keep-alive': ___, ...headers } = answer.headers
  writeFileSync(file, JSON.stringify({ headers, body: body.toString('base64') }))
  const port = await findPort(null)
  const floor = await started(port, ['labs/bench/floor.ts', file], { PORT: String(port) })
  rmSync(folder, { recursive: true })
  return floor
}

async function started(
  port: number,
  args: string[],
  environment: Record<string, string>,
  folder?: string,
): Promise<Running> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
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
    memory: () => memoryOf(Number(child.pid)),
    processorTime: () => processorTime(String(child.pid)),
    stop: () => stop(child),
  }
}

/** Of a program and its child processes; the server is the first of them that `start.mjs` starts. */
async function memoryOf(pid: number): Promise<Memory> {
  const kilobytes = await Promise.all((await nodeProcesses(pid)).map(kilobytesOf))
  const server = kilobytes[1] ?? kilobytes[0]
  const own = kilobytes.reduce((sum, { own }) => sum + own, 0)
  return {
    server: Math.round(((server?.own ?? 0) + (server?.files ?? 0)) / 1024),
    helpers: Math.max(0, kilobytes.length - 2),
    site: Math.round((own + Math.max(...kilobytes.map(({ files }) => files))) / 1024),
  }
}

const readOf = (pid: number, file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')

/** A process and those that it and its child processes have started, without the database's. */
async function nodeProcesses(pid: number): Promise<number[]> {
  if (!/^Name:\s+(node|MainThread)/m.test(await readOf(pid, 'status'))) return []
  const started = (await readOf(pid, `task/${pid}/children`)).split(' ').filter(Boolean).map(Number)
  return [pid, ...(await Promise.all(started.map(nodeProcesses))).flat()]
}

/** What a process has in memory, in kilobytes: of its own, and of files. */
async function kilobytesOf(pid: number): Promise<{ own: number; files: number }> {
  const status = await readOf(pid, 'status')
  const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
  return { own: of('RssAnon') + of('RssShmem'), files: of('RssFile') }
}

const MILLISECONDS_PER_TICK = 10

/** What a process and those that it started have used, those that have ended included, from `/proc`. */
export async function processorTime(pid: string): Promise<ProcessorTime> {
  const [stat, helpers] = await Promise.all(
    ['stat', `task/${pid}/children`].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
  )
  const parts = (stat ?? '').slice((stat ?? '').lastIndexOf(')') + 2).split(' ')
  // The last two are those of processes that have ended.
  const ticks = parts.slice(11, 15).reduce((sum, part) => sum + Number(part), 0)
  const own = ticks * MILLISECONDS_PER_TICK || 0
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
