import { timingSafeEqual } from 'node:crypto'
import type { SecretKey } from '../secrets/secret-key.ts'

/** How long a signed link shows a photo. */
const LINK_MINUTES = 5

/** The signed path of a photo, for a client that may see it now. */
export function photoLink(secret: SecretKey, photoId: string, now = Date.now()): string {
  const until = Math.floor(now / 1000) + LINK_MINUTES * 60
  return `/vedlegg/${photoId}?til=${until}&s=${signatureOf(secret, photoId, until).toString('base64url')}`
}

/** Whether a link was made here, for this photo, and still holds. */
export function isPhotoLink(
  secret: SecretKey,
  { photoId, until, signature }: { photoId: string; until: string; signature: string },
  now = Date.now(),
): boolean {
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 < now) return false
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(secret, photoId, Number(until))
  return given.length === right.length && timingSafeEqual(given, right)
}

function signatureOf(secret: SecretKey, photoId: string, until: number): Buffer {
  return secret.sign('photo-link', `${photoId} ${until}`).subarray(0, 16)
}
