import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** A finished part of a request. Names and attributes hold patterns and statements, never what a client has sent. */
export interface Span {
  id: string
  /** The span that it is a part of; null for the request itself. */
  parentId: string | null
  name: string
  kind: 'server' | 'internal' | 'client'
  /** Milliseconds since 1970, with fractions. */
  startedAt: number
  endedAt: number
  attributes: Readonly<Record<string, string | number>>
  hasFailed: boolean
}

export interface Trace {
  id: string
  /** The span of the request itself, which ends last. */
  rootId: string
  spans: Span[]
}

type SpanNames = Pick<Span, 'name' | 'kind' | 'attributes'>

/** A request that runs thousands of statements is cut off: a trace takes memory until it is handed on. */
const MAX_SPANS = 500

const current = new AsyncLocalStorage<{ trace: Trace; spanId: string }>()

const newSpanId = () => randomBytes(8).toString('hex')

/** The time of a span's begin or end. */
export const spanTime = (): number => performance.timeOrigin + performance.now()

/** A trace without spans, for a request that begins. */
export function newTrace(): Trace {
  return { id: randomBytes(16).toString('hex'), rootId: newSpanId(), spans: [] }
}

/** Runs a request, whose parts are recorded as spans of a trace. */
export function withinTrace<T>(trace: Trace, work: () => T): T {
  return current.run({ trace, spanId: trace.rootId }, work)
}

/** Runs work as a span of the request that it belongs to; where that is not traced, this costs nothing. */
export function inSpan<T>(describe: () => SpanNames, work: () => Promise<T>): Promise<T> {
  const parent = current.getStore()
  return parent ? record(parent.trace, parent.spanId, describe(), work) : work()
}

async function record<T>(
  trace: Trace,
  parentId: string,
  names: SpanNames,
  work: () => Promise<T>,
): Promise<T> {
  const id = newSpanId()
  const startedAt = spanTime()
  let hasFailed = true
  try {
    const result = await current.run({ trace, spanId: id }, work)
    hasFailed = false
    return result
  } finally {
    if (trace.spans.length < MAX_SPANS)
      trace.spans.push({ ...names, id, parentId, startedAt, endedAt: spanTime(), hasFailed })
  }
}
