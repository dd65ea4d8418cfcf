import {
  createDecoderWorker,
  type DecodeAnswer,
  type DecoderWorker,
  type DecodeTask,
} from './decoder-worker.ts'
import { expectedCost } from './expected-cost.ts'
import { FairQueue } from './fair-queue.ts'

export interface DecodeOptions {
  /** Whose share of the decoder it takes: an address; null for the site's own. */
  sender?: string | null
  /** Aborted when the answer is not wanted any more. */
  signal?: AbortSignal
}

/** Decodes one picture at a time, in a process of its own, each sender in turn, cheap pictures before costly ones. */
export interface Decoder {
  /** The process, where there is one now. */
  readonly pid: number | undefined
  /** Resolves with the result for the file; never rejects. */
  decode(task: DecodeTask, options?: DecodeOptions): Promise<DecodeAnswer>
  close(): void
}

/** Two forms with ten photos each, from five such senders; photos beyond that fail. */
const LIMITS = { perSender: 20, total: 100 }

interface Waiting {
  task: DecodeTask
  answer(answer: DecodeAnswer): void
}

interface DecoderOptions {
  /** How much processor time a picture may take; a test's own. */
  maxCpuMs?: number
  /** Stands in for the process; a test's own. */
  worker?: DecoderWorker
}

export function createDecoder({ maxCpuMs, worker: given }: DecoderOptions = {}): Decoder {
  const queue = new FairQueue<Waiting>(LIMITS)
  const worker = given ?? createDecoderWorker(maxCpuMs === undefined ? {} : { maxCpuMs })
  let isRunning = false
  let isClosed = false

  const runNext = async (): Promise<void> => {
    const next = isRunning || isClosed ? null : queue.take()
    if (!next) return
    isRunning = true
    // A process that could not even be started, as without memory: an error here would end the site.
    const { answer, cpuMs } = await worker
      .run(next.item.task)
      .catch(() => ({ answer: { problem: 'failed' } as const, cpuMs: 0 }))
    isRunning = false
    queue.charge(next.sender, cpuMs)
    next.item.answer(answer)
    await runNext()
  }

  return {
    get pid() {
      return worker.pid
    },
    async decode(task, { sender = null, signal } = {}) {
      const cost = await expectedCost(task.from).catch(() => 0)
      return new Promise((resolve) => {
        const waiting: Waiting = {
          task,
          answer(answer) {
            signal?.removeEventListener('abort', giveUp)
            resolve(answer)
          },
        }
        const giveUp = () => {
          if (queue.remove(waiting)) waiting.answer({ problem: 'failed' })
        }
        if (isClosed || signal?.aborted) return resolve({ problem: 'failed' })
        signal?.addEventListener('abort', giveUp)
        queue.add(sender, waiting, cost)?.answer({ problem: 'failed' })
        void runNext()
      })
    },
    close() {
      isClosed = true
      for (let next = queue.take(); next; next = queue.take()) next.item.answer({ problem: 'failed' })
      worker.end()
    },
  }
}
