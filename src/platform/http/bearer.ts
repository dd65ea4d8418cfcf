import { hash, timingSafeEqual } from 'node:crypto'

/** Whether an Authorization header carries this bearer token (RFC 6750 §2.1); takes as long for a wrong one. */
export function isBearer(header: string | undefined, token: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer')
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`))
}
