import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Running {
  url: string
  /** Resident memory in megabytes, now. */
  memory(): Promise<number>
  stop(): Promise<void>
}

let nextPort = 4600

/** Starts the site on a folder, with its pages kept in memory or not. */
export function startSite(dataDir: string, cache: 'on' | 'off'): Promise<Running> {
  const port = nextPort++
  return started(port, ['--max-old-space-size=256', 'server/main.ts'], {
    PORT: String(port),
    DATA_DIR: dataDir,
    PAGE_CACHE: cache,
    LOG_LEVEL: 'error',
  })
}

/** Starts the floor: a bare server that writes the same bytes. */
export function startFloor(bodyFile: string): Promise<Running> {
  const port = nextPort++
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
  return { url, memory: () => residentMegabytes(child), stop: () => stop(child) }
}

async function residentMegabytes(child: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024)
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
