import { open } from 'node:fs/promises'
import {
  createDecoderWorker,
  type DecodeAnswer,
  type DecoderWorker,
  type DecodeTask,
} from './decoder-worker.ts'
import { FairQueue } from './fair-queue.ts'
import { examineHeader, MAX_PIXELS } from './picture-header.ts'

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

/** Where a camera has written the size, its previews before it. */
const HEADER_BYTES = 256 * 1024

/** The mark of a scan of a JPEG (ITU T.81, B.2.3): each one goes through the whole picture. */
const START_OF_SCAN = Buffer.from([0xff, 0xda])

/** A baseline JPEG has a scan for each colour at most: where there are more, the picture is read as often. */
const SCANS_OF_A_PHOTO = 3

const MS_PER_PIXEL = 20 / 1_000_000

/** How much processor time a picture will take, in milliseconds, as far as its size and scans tell; nothing of it is decoded. */
async function expectedCost(path: string): Promise<number> {
  const file = await open(path)
  try {
    let header: Buffer | null = null
    let scans = 0
    for await (const chunk of file.createReadStream({ highWaterMark: HEADER_BYTES, autoClose: false })) {
      header ??= chunk
      for (let at = chunk.indexOf(START_OF_SCAN); at >= 0; at = chunk.indexOf(START_OF_SCAN, at + 2))
        scans += 1
    }
    const size = examineHeader(header ?? Buffer.alloc(0))
    // One that is not decoded at all costs little, but only the decoder says so for certain.
    const pixels = 'problem' in size ? MAX_PIXELS : size.width * size.height
    return pixels * MS_PER_PIXEL * Math.max(1, scans / SCANS_OF_A_PHOTO)
  } finally {
    await file.close()
  }
}
