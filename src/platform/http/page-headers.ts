import type { IncomingMessage } from 'node:http'

/** What of a request's headers decides how a page is answered. */
export interface PageHeaders {
  /** How many `Host` headers there are. */
  hosts: number
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  /** Whether a body follows. */
  hasBody: boolean
}

/**
 * Reads them in one pass: `request.headers` makes an object of all headers, which costs a cached page more than all else that is ours.
 * Given twice, what may be is joined with a comma, as Node does (RFC 9110 §5.3).
 */
export function readPageHeaders({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): PageHeaders {
  const found: PageHeaders = { hosts: 0, acceptEncoding: undefined, ifNoneMatch: undefined, hasBody: false }
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    const value = rawHeaders[index + 1] ?? ''
    // Most headers are told apart by the length of their names.
    switch (name.length) {
      case 'host'.length:
        if (is(name, 'host')) found.hosts += 1
        break
      case 'if-none-match'.length:
        if (is(name, 'if-none-match')) found.ifNoneMatch = joined(found.ifNoneMatch, value)
        break
      case 'content-length'.length:
        if (is(name, 'content-length')) found.hasBody ||= Number(value) > 0
        break
      case 'accept-encoding'.length:
        if (is(name, 'accept-encoding')) found.acceptEncoding = joined(found.acceptEncoding, value)
        break
      case 'transfer-encoding'.length:
        if (is(name, 'transfer-encoding')) found.hasBody = true
        break
    }
  }
  return found
}

const is = (name: string, wanted: string) => name === wanted || name.toLowerCase() === wanted

const joined = (before: string | undefined, value: string) =>
  before === undefined ? value : `${before}, ${value}`
