import packageJson from '../../package.json' with { type: 'json' }
import type { Trace } from '../base/trace.ts'
import { tracesAsOtlp } from './otlp.ts'

/** How many traces wait at most; those beyond are dropped, since a site serves visitors before it serves its collector. */
const MAX_WAITING = 200
const SEND_EVERY_MS = 5000
const ANSWER_WITHIN_MS = 5000

/** Hands traces to an OpenTelemetry collector, some at a time. */
export interface TraceExporter {
  add(trace: Trace): void
  /** Sends what waits. Resolves when that, and what was under way, is sent or dropped. */
  flush(): Promise<void>
  /** Sends what waits as `flush` does, and ends. */
  close(): Promise<void>
}

/** What an exporter says of its collector. */
export type ExporterLog = Record<'info' | 'warn', (values: object, message: string) => void>

/** `url`: the collector's address of traces, such as `http://127.0.0.1:4318/v1/traces`. */
export function openTraceExporter(url: string, log: ExporterLog): TraceExporter {
  let waiting: Trace[] = []
  let dropped = 0
  let isDown = false
  let sending = Promise.resolve()

  const sendWaiting = async () => {
    const traces = waiting
    waiting = []
    if (traces.length === 0) return
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(tracesAsOtlp(traces, packageJson.version)),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`The collector answered ${answer.status}`)
      if (isDown) log.info({ dropped }, 'The collector takes traces again')
      isDown = false
      dropped = 0
    } catch (error) {
      dropped += traces.length
      if (!isDown) log.warn({ err: error }, 'Traces could not be exported and are dropped')
      isDown = true
    }
  }

  // One request at a time: a slow collector is not asked more, and a site that ends waits for the last.
  const flush = () => {
    sending = sending.then(sendWaiting)
    return sending
  }

  const timer = setInterval(() => void flush(), SEND_EVERY_MS)
  timer.unref()
  return {
    add(trace) {
      if (waiting.length < MAX_WAITING) waiting.push(trace)
      else dropped += 1
    },
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}
