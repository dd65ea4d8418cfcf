import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { SecretKey } from '../../../platform/secrets/secret-key.ts'
import type { SessionJar } from './session.ts'

/** How long a device is known after the last full sign-in on it, in days. */
const KNOWN_DAYS = 180

/** A device on which the owner of an account has signed in before. */
interface KnownDevice {
  /** Counts the wrong attempts of this device separately. */
  id: string
}

/**
 * The cookie by which a device is known to an account: «device cookies» of OWASP's «Slow Down Online Guessing
 * Attacks». It opens nothing; its attempts are counted apart, so that strangers cannot use up the owner's. Only
 * the sign-in pages get it. Each account has a cookie of its own name, for computers that several people use.
 */
export function rememberDevice(secret: SecretKey, jar: SessionJar, account: string, now: Date): void {
  const id = knownDevice(secret, jar, account, now)?.id ?? randomBytes(12).toString('base64url')
  const maxAge = KNOWN_DAYS * 86_400
  const expires = Math.floor(now.getTime() / 1000) + maxAge
  const value = `${id}.${expires}.${signature(secret, account, id, String(expires)).toString('base64url')}`
  jar.keep(
    new Headers({
      'Set-Cookie': `${cookieName(secret, account)}=${value}; Max-Age=${maxAge}; Path=/login; HttpOnly; Secure; SameSite=Strict`,
    }),
  )
}

/** The device that a request comes from, if the owner of the account has signed in on it; null if not. */
export function knownDevice(
  secret: SecretKey,
  jar: SessionJar,
  account: string,
  now: Date,
): KnownDevice | null {
  const [id, expires, given] = jar.cookie(cookieName(secret, account))?.split('.') ?? []
  if (!id || !expires || !given) return null
  const right = signature(secret, account, id, expires)
  const signed = Buffer.from(given, 'base64url')
  if (signed.length !== right.length || !timingSafeEqual(signed, right)) return null
  return Number(expires) * 1000 > now.getTime() ? { id } : null
}

/** `__Host-` would need the path `/`, and this cookie is of no use to other pages. */
function cookieName(secret: SecretKey, account: string): string {
  return `__Secure-husvaer-device-${secret.sign('staff-device', `name ${account}`).toString('hex').slice(0, 12)}`
}

function signature(secret: SecretKey, account: string, id: string, expires: string): Buffer {
  return secret.sign('staff-device', `device ${account} ${id} ${expires}`)
}
