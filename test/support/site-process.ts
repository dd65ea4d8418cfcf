import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { present } from './present.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface SiteProcess {
  url: string
  pid: number
  dataDir: string
  /** Everything written so far, log and errors. */
  output(): string
  /** Sends a signal and waits for the end. Gives the exit code. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null }>
  /** The exit code, when it ends by itself. */
  ended: Promise<number | null>
}

/** Starts the server, or what `npm start` runs, and waits until the site is ready, or until it has ended. */
export async function startSiteProcess(
  port: number,
  environment: Record<string, string> = {},
  command: readonly [string, ...string[]] = [process.execPath, 'src/main.ts'],
  /** Where its source lies. */
  folder = '.',
): Promise<SiteProcess> {
  const dataDir = environment.DATA_DIR ?? temporaryFolder('process')
  const child = spawn(command[0], command.slice(1), {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      RATE_LIMITS: 'off',
      DEMO: 'on',
      // No test copies pictures from elsewhere.
      IMAGE_HOSTS: 'localhost',
      ...environment,
    },
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const url = `http://localhost:${port}`
  let isOver = false
  ended.then(() => {
    isOver = true
  })
  const isReady = () =>
    fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    )
  while (!isOver && !(output.includes('Husvær is ready') && (await isReady()))) {
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  const pid = present(child.pid)
  return { url, pid, dataDir, output: () => output, end: (signal) => end(child, ended, signal), ended }
}

async function end(child: ChildProcess, ended: Promise<number | null>, signal: NodeJS.Signals) {
  child.kill(signal)
  return { code: await ended }
}

/** The process of the embedded PostgreSQL that belongs to a data folder. */
export function databasePid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
}

/** Where the embedded PostgreSQL of a running site is reached. */
export function databaseUrlOf(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'keys/postgres-password'), 'utf8').trim()
  const port = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[3]
  return `postgres://husvaer:${password}@127.0.0.1:${port}/postgres`
}
