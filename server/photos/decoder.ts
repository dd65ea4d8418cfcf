import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PhotoProblem } from '../../domain/photo.ts'

export interface DecodeTask {
  from: string
  to: string
}

export interface DecodeOptions {
  /** Whose share of the decoder it takes: an address; null for the site's own. */
  sender?: string | null
  /** Aborted when the answer is not wanted any more. */
  signal?: AbortSignal
}

export type DecodeAnswer = { width: number; height: number; bytes: number } | { problem: PhotoProblem }

/** Decodes one picture at a time, in a process of its own. */
export interface Decoder {
  /** Resolves with what became of the file; never rejects. */
  decode(task: DecodeTask, options?: DecodeOptions): Promise<DecodeAnswer>
  close(): void
}

const program = fileURLToPath(new URL('./decoder-process.ts', import.meta.url))

/** A picture that takes longer than this is no photo. */
const TIMEOUT_MS = 20_000

/** More than these wait in line: the rest is told that it failed, rather than that the server runs full. */
const MOST_WAITING = 60

/** The process ends itself when nobody has needed it for this long, and gives its memory back. */
const IDLE_MS = 15_000

export function createDecoder(): Decoder {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let waiting = 0
  let line: Promise<unknown> = Promise.resolve()

  const end = () => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = null
  }

  const run = (task: DecodeTask): Promise<DecodeAnswer> => {
    clearTimeout(idle)
    child ??= fork(program, {
      execArgv: ['--max-old-space-size=96'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const worker = child
    return new Promise<DecodeAnswer>((resolve) => {
      const finish = (answer: DecodeAnswer, isBroken = false) => {
        clearTimeout(timer)
        worker.removeAllListeners()
        if (isBroken) end()
        else {
          idle = setTimeout(end, IDLE_MS)
          idle.unref()
        }
        resolve(answer)
      }
      const timer = setTimeout(() => finish({ problem: 'type' }, true), TIMEOUT_MS)
      worker.once('message', (answer) => finish(answer as DecodeAnswer))
      worker.once('exit', () => finish({ problem: 'failed' }, true))
      worker.once('error', () => finish({ problem: 'failed' }, true))
      worker.send(task)
    })
  }

  return {
    decode(task) {
      if (waiting >= MOST_WAITING) return Promise.resolve({ problem: 'failed' })
      waiting += 1
      const answer = line.then(() => run(task)).catch((): DecodeAnswer => ({ problem: 'failed' }))
      line = answer.finally(() => {
        waiting -= 1
      })
      return answer
    },
    close: end,
  }
}
