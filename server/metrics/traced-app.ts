import { newTrace, type Span, spanTime, type Trace, withinTrace } from '../base/trace.ts'
import type { RouteNames } from './route-names.ts'
import type { TraceExporter } from './trace-exporter.ts'

/** What answers requests; `env` is handed on. */
export interface Answers<Env> {
  fetch(request: Request, env: Env): Response | Promise<Response>
}

export interface TracingOptions {
  nameRoute: RouteNames
  /** Where traces go; null where they are only timed. */
  exporter: Pick<TraceExporter, 'add'> | null
  /** The part of the requests that is traced, from 0 to 1. */
  ratio: number
  /** Whether answers to reads say in `Server-Timing` what they waited for. */
  hasServerTiming: boolean
  random?: () => number
}

/** Records what the requests of an app wait for. Pages from memory do not get here. */
export function tracedApp<Env>(
  app: Answers<Env>,
  { nameRoute, exporter, ratio, hasServerTiming, random = Math.random }: TracingOptions,
): Answers<Env> {
  return {
    async fetch(request, env) {
      const isExported = exporter !== null && random() < ratio
      // Not of posts: how long a sign-in takes says whether the account exists.
      const isTimed = hasServerTiming && request.method === 'GET'
      if (!isExported && !isTimed) return app.fetch(request, env)
      const trace = newTrace()
      const startedAt = spanTime()
      const response = await withinTrace(trace, () => app.fetch(request, env))
      const root = rootOf(trace, { startedAt, request, status: response.status, nameRoute })
      if (isExported) exporter.add({ ...trace, spans: [root, ...trace.spans] })
      if (!isTimed) return response
      const headers = new Headers(response.headers)
      headers.set('Server-Timing', serverTiming(root, trace.spans))
      return new Response(response.body, { status: response.status, headers })
    },
  }
}

interface Answered {
  startedAt: number
  request: Request
  status: number
  nameRoute: RouteNames
}

/** The span of a request, by the semantic conventions of HTTP; its address may hold what opens a case, and stays out. */
function rootOf(trace: Trace, { startedAt, request: { method, url }, status, nameRoute }: Answered): Span {
  const route = nameRoute(new URL(url).pathname)
  return {
    id: trace.rootId,
    parentId: null,
    name: `${method} ${route}`,
    kind: 'server',
    startedAt,
    endedAt: spanTime(),
    attributes: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
    hasFailed: status >= 500,
  }
}

/** `Server-Timing` (W3C): the whole, the statements of the database together, and each loader, action and middleware. */
function serverTiming(root: Span, spans: readonly Span[]): string {
  const ms = ({ startedAt, endedAt }: Span) => (endedAt - startedAt).toFixed(1)
  const statements = spans.filter(({ kind }) => kind === 'client')
  const waited = statements.reduce((sum, { startedAt, endedAt }) => sum + endedAt - startedAt, 0)
  return [
    `total;dur=${ms(root)}`,
    `db;dur=${waited.toFixed(1)};desc="${statements.length} statements"`,
    ...spans
      .filter(({ kind }) => kind === 'internal')
      .map((span, index) => `route${index};dur=${ms(span)};desc="${span.name}"`),
  ].join(', ')
}
