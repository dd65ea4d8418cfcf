import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PhotoProblem } from '../../domain/submissions/photo.ts'

export interface DecodeTask {
  from: string
  to: string
}

export type DecodeAnswer = { width: number; height: number; bytes: number } | { problem: PhotoProblem }

/** The decoder process's answer about a picture. */
export interface DecoderReply {
  answer: DecodeAnswer
  /** Processor time that it took. */
  cpuMs: number
  /** Whether the process has grown or still works on a picture that was given up, and must be replaced. */
  isSpent: boolean
}

export interface DecoderWorker {
  /** The process, where there is one now. */
  readonly pid: number | undefined
  /** Decodes one picture; the caller waits before it gives the next. Rejects where no process can be started. */
  run(task: DecodeTask): Promise<Omit<DecoderReply, 'isSpent'>>
  /** Ends the process. A picture under way fails. */
  end(): void
}

const program = fileURLToPath(new URL('./decoder-process.ts', import.meta.url))

/** The process gives up by its own processor time, which a busy machine does not lengthen; this is for one that hangs. */
const HANGS_AFTER_MS = 60_000

/** The process is ended when it has been idle for this long, and gives its memory back. */
const IDLE_MS = 15_000

/** Runs pictures in a process of its own, which is started when needed and replaced when it dies. */
export function createDecoderWorker({ maxCpuMs }: { maxCpuMs?: number } = {}): DecoderWorker {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined

  const start = (): ChildProcess => {
    const started = fork(program, maxCpuMs === undefined ? [] : [String(maxCpuMs)], {
      execArgv: ['--max-old-space-size=96'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // A process that dies between two pictures is replaced by the next one.
    started.once('exit', () => {
      if (child === started) child = null
    })
    // Without a listener of its own, an error of a process that is gone would end the site.
    started.on('error', () => started.kill('SIGKILL'))
    child = started
    return started
  }

  return {
    get pid() {
      return child?.pid
    },
    async run(task) {
      clearTimeout(idle)
      const worker = child?.connected ? child : start()
      const began = performance.now()
      return new Promise((resolve) => {
        let reply: DecoderReply | null = null
        const finish = (answer: DecodeAnswer) => {
          clearTimeout(hanging)
          worker.off('message', onReply)
          worker.off('exit', onEnd)
          worker.off('error', onEnd)
          if (child === worker) {
            idle = setTimeout(() => worker.kill('SIGKILL'), IDLE_MS)
            idle.unref()
          }
          resolve({ answer, cpuMs: reply?.cpuMs ?? performance.now() - began })
        }
        const onReply = (message: unknown) => {
          // From our own program, started above.
          reply = message as DecoderReply
          // Not before it is gone: a picture that was given up may still be written.
          if (reply.isSpent) worker.kill('SIGKILL')
          else finish(reply.answer)
        }
        const onEnd = () => finish(reply?.answer ?? { problem: 'failed' })
        const hanging = setTimeout(() => {
          reply = { answer: { problem: 'type' }, cpuMs: HANGS_AFTER_MS, isSpent: true }
          worker.kill('SIGKILL')
        }, HANGS_AFTER_MS)
        worker.on('message', onReply)
        worker.on('exit', onEnd)
        worker.on('error', onEnd)
        worker.send(task)
      })
    },
    end() {
      clearTimeout(idle)
      child?.kill('SIGKILL')
      child = null
    },
  }
}
