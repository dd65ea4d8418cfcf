import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPort } from '../../src/platform/database/embedded.ts'
import { type Contender, folderOf } from './contenders.ts'
import { processorMicroseconds, residentMegabytes, treeOf } from './process-tree.ts'

export interface RunningContender {
  contender: Contender
  url: string
  /** Processor time of its processes so far, in microseconds; the database's is not in it. */
  processorMicroseconds(): number
  /** Resident memory of its processes, in megabytes. */
  memory(): number
  stop(): Promise<void>
}

const READY_WITHIN_MS = 120_000

/** Starts a contender as in production, and waits until it answers `path`. */
export async function startContender(
  contender: Contender,
  environment: Record<string, string>,
  path: string,
): Promise<RunningContender> {
  const port = await findPort(null)
  const child = spawn(process.execPath, contender.start, {
    cwd: folderOf(contender),
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const url = `http://127.0.0.1:${port}`
  await untilAnswered(contender, child, url + path)
  const { pid } = child
  if (pid === undefined) throw new Error(`${contender.name} did not start`)
  return {
    contender,
    url,
    processorMicroseconds: () => processorMicroseconds(pid),
    memory: () => residentMegabytes(pid),
    stop: () => stop(child, pid),
  }
}

async function untilAnswered(contender: Contender, child: ChildProcess, url: string): Promise<void> {
  let problem = ''
  child.stderr?.on('data', (chunk) => {
    problem += chunk
  })
  const isAnswered = () =>
    fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
  for (const end = performance.now() + READY_WITHIN_MS; !(await isAnswered()); await sleep(100)) {
    if (child.exitCode === null && performance.now() < end) continue
    child.kill('SIGKILL')
    throw new Error(`${contender.name} did not answer ${url}: ${problem}`)
  }
}

async function stop(child: ChildProcess, pid: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const below = treeOf(pid).slice(1)
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  for (const process of below) killIfRunning(process)
}

/** A server may leave its helpers behind. */
function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended with the server.
  }
}
