import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { defaultLanguage, wordsOf } from '../../domain/text/language.ts'
import type { Log } from '../../platform/base/log.ts'
import { type PageHeaders, readPageHeaders } from '../../platform/http/page-headers.ts'
import { type PlainAnswer, plainHeaders, plainPage, sendPlainPage } from '../../platform/http/plain-page.ts'
import { portOf } from '../../platform/http/port-of.ts'
import type { RequestBindings } from '../../platform/http/request-bindings.ts'
import { baseHeaders } from '../../platform/http/security.ts'
import { retryLater } from '../../platform/http/unavailable-page.ts'
import { type RequestTarget, readRequestTarget } from '../addresses/request-target.ts'
import { isReadableHost } from '../addresses/strangers-request.ts'
import type { HttpMetrics } from '../metrics/http-metrics.ts'
import { isOwnRead } from '../metrics/own-reads.ts'
import type { Pages } from '../render/pages.ts'
import { failureWords } from './failures.words.ts'
import { listenProblem } from './listen-problem.ts'
import type { PageServices } from './page-services.ts'
import { strangersRates } from './strangers-rates.ts'

export interface HttpServer {
  /** The address that it listens on, such as `http://127.0.0.1:3000`. */
  address: string
  /** Takes no more requests, lets those under way finish, and closes. */
  close(): Promise<void>
}

export interface ServerOptions {
  app: { fetch(request: Request, env: RequestBindings & HttpBindings): Response | Promise<Response> }
  pages: Pages<PageServices>
  metrics: HttpMetrics
  /** The address that visitors use. */
  publicUrl: string
  log: Log
  /** Gives the address that a request is counted by; null where nothing is counted. */
  clientAddress: (request: IncomingMessage) => string | null
  /** Called for each requested page. */
  onPage?: (path: string) => void
  host: string
  port: number
  /** Sees every request first, in development. */
  before?: (next: RequestListener, server: Server) => RequestListener
}

/** How long running requests may take to finish when the server stops. */
const GRACE_MS = 6000

/** How long a connection without a request is kept, in milliseconds: longer than the proxies of `ops/` keep it. */
export const KEEP_IDLE_MS = 10_000

/** Starts to answer requests: cached pages directly, everything else through the app. */
export async function startServer(options: ServerOptions): Promise<HttpServer> {
  const { app, pages, metrics, publicUrl, onPage } = options
  const viaApp = getRequestListener((request, env) => {
    // The server below speaks HTTP/1.1 alone.
    const bindings = env as HttpBindings
    return app.fetch(request, { ...bindings, clientAddress: options.clientAddress(bindings.incoming) })
  })
  const ofEveryAnswer = baseHeaders(publicUrl)
  const headers = new Map(Object.entries(ofEveryAnswer))
  const isAllowed = strangersRates()
  const listener: RequestListener = (request, response) => {
    const given = readPageHeaders(request)
    closeAfterUnreadBody(request, given, response)
    // During a stop, keep-alive connections would bring new requests until the grace period ends.
    if (!server.listening) response.shouldKeepAlive = false
    const startedAt = performance.now()
    // A page is kept by the one spelling of its address: one that is found needs no reading.
    if (given.hosts < 2 && pages.answerFromMemory(request, given, response)) {
      if (isOwnRead(request.headers)) return
      const path = pathOf(request)
      onPage?.(path)
      const seconds = (performance.now() - startedAt) / 1000
      metrics.count({ method: 'GET', path, status: response.statusCode, cached: true, seconds })
      return
    }
    // Proxies and servers differ on which of two hosts is meant, and one that is none cannot be answered (RFC 9112 §3.2).
    const isReadable = given.hosts < 2 && isReadableHost(request.headers.host)
    const found = isReadable ? readRequestTarget(request.url ?? '/') : unreadableHost
    if (found.state !== 'canonical') {
      countOnceFinished(metrics, request, response, startedAt)
      response.setHeaders(headers)
      answerOtherTarget(found, request, response)
      return
    }
    request.url = found.target
    const path = pathOf(request)
    if (request.method === 'GET' && !isOwnRead(request.headers)) onPage?.(path)
    countOnceFinished(metrics, request, response, startedAt)
    if (!isAllowed(options.clientAddress(request), request.method, path)) {
      response.setHeaders(headers)
      for (const [name, value] of Object.entries(retryLater)) response.setHeader(name, value)
      return sendPlainPage(response, { status: 429, ...failures.tooMany })
    }
    response.setHeaders(headers)
    return viaApp(request, response)
  }
  const server = createServer({
    keepAliveTimeout: KEEP_IDLE_MS,
    headersTimeout: 20_000,
    // Bodies are held to a pace of their own (src/platform/intake/body.ts); this ends those that are never read.
    requestTimeout: 5 * 60_000,
    connectionsCheckingInterval: 5000,
    // A request that announces no body has none (RFC 9112 §6.3): Node need not read it to its end.
    optimizeEmptyRequests: true,
  })
  server.on('request', options.before ? options.before(listener, server) : listener)
  server.on('clientError', answerUnreadable(ofEveryAnswer))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, () => resolve())
  }).catch((error) => {
    throw listenProblem(error, options)
  })
  return { address: `http://${options.host}:${portOf(server)}`, close: () => closeGently(server) }
}

/** Counts an answer when its last byte is handed to the system. */
function countOnceFinished(
  metrics: HttpMetrics,
  request: IncomingMessage,
  response: ServerResponse,
  startedAt: number,
): void {
  if (isOwnRead(request.headers)) return
  response.once('finish', () => {
    const isStream = String(response.getHeader('content-type')).startsWith('text/event-stream')
    metrics.count({
      method: request.method ?? '',
      path: pathOf(request),
      status: response.statusCode,
      cached: false,
      seconds: isStream ? null : (performance.now() - startedAt) / 1000,
    })
  })
}

function pathOf({ url = '' }: IncomingMessage): string {
  const queryAt = url.indexOf('?')
  return queryAt < 0 ? url : url.slice(0, queryAt)
}

type OtherTarget = Exclude<RequestTarget, { state: 'canonical' }>

const failures = wordsOf(failureWords, defaultLanguage)

const unreadableHost = { state: 'unreadable' } as const

const otherTargets: Record<Exclude<OtherTarget['state'], 'moved'>, PlainAnswer> = {
  missing: { status: 404, ...failures.missing },
  unreadable: { status: 400, ...failures.unreadableAddress },
  'too-long': { status: 414, ...failures.addressTooLong },
}

/** Redirects another spelling of a URL to the canonical one, or answers 404. */
function answerOtherTarget(found: OtherTarget, request: IncomingMessage, response: ServerResponse): void {
  if (found.state !== 'moved') {
    sendPlainPage(response, otherTargets[found.state])
    return
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  // 308 keeps method and body: a form that was posted to another spelling arrives.
  response.writeHead(isRead ? 301 : 308, {
    Location: found.location,
    'Content-Length': 0,
  })
  response.end()
}

/** A body that comes with a GET is never read: the connection is not kept open for the rest of it. */
function closeAfterUnreadBody(
  { method }: IncomingMessage,
  { hasBody }: PageHeaders,
  response: ServerResponse,
): void {
  if (hasBody && (method === 'GET' || method === 'HEAD')) response.shouldKeepAlive = false
}

function closeGently(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/** How long a client that does not read its error answer is kept connected. */
const LINGER_MS = 5000

const unreadable: Record<string, { status: string; title: string; text: string }> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', ...failures.headersTooLarge },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', ...failures.tooSlow },
}

/** Answers a request that is not HTTP with a short explanation. */
export const answerUnreadable =
  (ofEveryAnswer: Record<string, string>) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const { status, title, text } = unreadable[error.code ?? ''] ?? {
      status: '400 Bad Request',
      ...failures.unreadableRequest,
    }
    const html = plainPage({ title, text })
    const headers = { ...ofEveryAnswer, ...plainHeaders(html), Connection: 'close' }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    socket.write([`HTTP/1.1 ${status}`, ...lines, '', html].join('\r\n'))
    // Ended for both sides: a client that goes on sending would hold the connection, and the request with it.
    socket.setTimeout(LINGER_MS, () => socket.destroy())
    socket.destroySoon()
  }
