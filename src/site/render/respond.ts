import type { ServerResponse } from 'node:http'
import type { Language } from '../../../landlord-types/language.ts'
import { isKnown } from '../../platform/http/entity-tag.ts'
import type { PageHeaders } from '../../platform/http/page-headers.ts'
import { type Encoding, encoded, encodingFor, plainBytes, type RenderedPage } from './rendered.ts'
import { markAsStale } from './stale-notice.ts'

/** A rendered page in the encoding that a client takes. */
export function respondEncoded(
  base: Record<string, string>,
  answer: RenderedPage,
  request: Request,
): Response {
  const encoding = encodingFor(request.headers.get('accept-encoding'))
  const bytes = encoded(answer, encoding)
  return new Response(bytes, {
    status: answer.status,
    headers: headersOf(base, answer, encoding, bytes.length),
  })
}

/**
 * The headers of an answer in an encoding. Without a length, those that say that it has not changed: what a 304 says takes the place
 * of what the browser has kept.
 */
export function headersOf(
  base: Record<string, string>,
  answer: RenderedPage,
  encoding: Encoding,
  length: number | null,
): Record<string, string> {
  const headers: Record<string, string> = {
    ...base,
    'Content-Type': answer.contentType,
    Vary: 'Accept-Encoding',
    'Cache-Control': answer.status === 200 ? 'no-cache' : 'no-store',
    // Only a page that is the same for all visitors gets a 304.
    ...(answer.status === 200 && !answer.headers['Cache-Control'] ? { ETag: answer.etag } : {}),
    ...answer.headers,
  }
  if (length === null) return headers
  headers['Content-Length'] = String(length)
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  return headers
}

/** The same as Node writes them fastest, names and values in turn; made once for each encoding, since most answers go out many times. */
function headOf(
  base: Record<string, string>,
  answer: RenderedPage,
  encoding: Encoding,
  length: number,
): string[] {
  const made = answer.heads[encoding]
  if (made?.length === length) return made.head
  const head = Object.entries(headersOf(base, answer, encoding, length)).flat()
  answer.heads[encoding] = { length, head }
  return head
}

/** Sends an answer to a request in an encoding, or says that the client has it already. */
export function sendEncoded(
  response: ServerResponse,
  base: Record<string, string>,
  answer: RenderedPage,
  encoding: Encoding,
  { ifNoneMatch }: Pick<PageHeaders, 'ifNoneMatch'>,
): void {
  if (answer.status === 200 && isKnown(ifNoneMatch, answer.etag)) {
    response.writeHead(304, headersOf(base, answer, 'identity', null))
    response.end()
    return
  }
  const bytes = encoded(answer, encoding)
  response.writeHead(answer.status, headOf(base, answer, encoding, bytes.length))
  response.end(bytes)
}

/** A cached page that could not be rendered again, marked as outdated. */
export function staleAnswer(
  base: Record<string, string>,
  answer: RenderedPage,
  since: Date,
  language: Language,
): { body: string; headers: Record<string, string> } {
  return {
    body: markAsStale(plainBytes(answer).toString(), since, language),
    headers: {
      ...base,
      'Content-Type': answer.contentType,
      'Cache-Control': 'no-store',
      ...answer.headers,
    },
  }
}
