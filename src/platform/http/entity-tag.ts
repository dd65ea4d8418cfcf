import { crc32 } from 'node:zlib'

/** The entity tag of a body. */
export const entityTag = (body: Uint8Array): string =>
  `W/"${crc32(body).toString(36)}-${body.length.toString(36)}"`

const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether a client has what an entity tag names, by its `If-None-Match`, compared weakly (RFC 9110 §13.1.2). */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => withoutWeakness(tag) === withoutWeakness(etag))
}
