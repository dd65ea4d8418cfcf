/**
 * The idempotency key of a form on a page: a UUID of version 7 (RFC 9562). It contains the time of rendering, and so
 * shows how long the sender took to fill in the form.
 */
export function newSubmissionKey(now = Date.now()): string {
  const random = crypto.getRandomValues(new Uint8Array(10))
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const time = now.toString(16).padStart(12, '0')
  const variant = ((Number.parseInt(hex.slice(3, 4), 16) & 3) | 8).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(0, 3)}-${variant}${hex.slice(4, 7)}-${hex.slice(7, 19)}`
}

/** When a key was created, in ms; null for another kind of key. */
export function keyMadeAt(key: string): number | null {
  const match = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i.exec(key)
  return match ? Number.parseInt(`${match[1]}${match[2]}`, 16) : null
}

/** The valid forms of a key, from this site or from a client. */
export function isSubmissionKey(text: string): boolean {
  return /^[\x21-\x7e]{8,200}$/.test(text)
}
