import type { Language } from '../../landlord-types/language.ts'
import { type Encoding, encoded, encodingFor, type Rendered } from './rendered.ts'
import { markAsStale } from './stale-notice.ts'

/** A rendered page in the encoding that a client takes. */
export async function respondEncoded(
  base: Record<string, string>,
  answer: Rendered,
  request: Request,
): Promise<Response> {
  const encoding = encodingFor(answer, request.headers.get('accept-encoding') ?? undefined)
  const bytes = await encoded(answer, encoding)
  return new Response(bytes, {
    status: answer.status,
    headers: headersOf(base, answer, encoding, bytes.length),
  })
}

/**
 * The headers of an answer in an encoding; made once for each, since most answers go out many times. Without a length,
 * those that say that it has not changed: what a 304 says takes the place of what the browser has kept.
 */
export function headersOf(
  base: Record<string, string>,
  answer: Rendered,
  encoding: Encoding,
  length: number | null,
): Record<string, string> {
  const made = answer.heads[encoding]
  if (length !== null && made?.length === length) return made.headers
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
  answer.heads[encoding] = { length, headers }
  return headers
}

/** A cached page that could not be rendered again, marked as outdated. */
export function respondStale(
  base: Record<string, string>,
  answer: Rendered,
  since: Date,
  language: Language,
): Response {
  const body = markAsStale(answer.bytes.identity.toString(), since, language)
  return new Response(body, {
    status: 200,
    headers: {
      ...base,
      'Content-Type': answer.contentType,
      'Cache-Control': 'no-store',
      ...answer.headers,
    },
  })
}
