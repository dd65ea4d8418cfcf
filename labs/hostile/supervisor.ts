import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, openSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Death {
  at: string
  code: number | null
  signal: NodeJS.Signals | null
  /** The last lines that the process wrote. */
  log: string
}

export interface SupervisorOptions {
  port: number
  environment: Record<string, string>
  logFile: string
  onDeath: (death: Death) => void
}

/** The run ends after this many deaths: more add no information. */
const MAX_DEATHS = 10
const STARTS_WITHIN_MS = 60_000

/** Runs the server in a process of its own, records each exit, and restarts it. */
export class Supervisor {
  readonly deaths: Death[] = []
  readonly #options: SupervisorOptions
  #child: ChildProcess | null = null
  #isStopping = false
  #starting: Promise<void> = Promise.resolve()

  constructor(options: SupervisorOptions) {
    this.#options = options
    mkdirSync(dirname(options.logFile), { recursive: true })
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  get hasGivenUp(): boolean {
    return this.deaths.length >= MAX_DEATHS
  }

  async start(): Promise<void> {
    const { port, environment, logFile } = this.#options
    const log = openSync(logFile, 'a')
    // The memory limit of `npm start`.
    const child = spawn(process.execPath, ['--max-old-space-size=256', 'src/main.ts'], {
      env: {
        ...process.env,
        PORT: String(port),
        RATE_LIMITS: 'remote',
        IMAGE_HOSTS: 'localhost',
        TRUSTED_PROXIES: 'loopback',
        ...environment,
      },
      stdio: ['ignore', log, log],
    })
    this.#child = child
    child.once('exit', (code, signal) => this.#onExit(code, signal))
    const deadline = Date.now() + STARTS_WITHIN_MS
    while (!(await isHealthy(port))) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`The site did not start; ${logFile} says why.`)
      await sleep(50)
    }
  }

  /** Resolves when the site answers, possibly after a restart. */
  ready(): Promise<void> {
    return this.#starting
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    await this.#starting.catch(() => undefined)
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }

  #onExit(code: number | null, signal: NodeJS.Signals | null): void {
    if (this.#isStopping) return
    const death = { at: new Date().toISOString(), code, signal, log: tailOf(this.#options.logFile) }
    this.deaths.push(death)
    this.#options.onDeath(death)
    if (!this.hasGivenUp) this.#starting = this.start()
    this.#starting.catch(() => undefined)
  }
}

export function isHealthy(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
    (answer) => answer.ok,
    () => false,
  )
}

function tailOf(file: string): string {
  const { size } = statSync(file)
  return readFileSync(file)
    .subarray(Math.max(0, size - 3000))
    .toString()
}
