import { createECDH, createPrivateKey, sign } from 'node:crypto'
import type { SecretKey } from '../../../../platform/secrets/secret-key.ts'

/** How long a signature holds; push services refuse more than a day (RFC 8292 §2). */
const HOLDS_HOURS = 12

/** Who sends messages, as push services know it (VAPID, RFC 8292). */
export interface Vapid {
  /** The public key, unpadded base64url, that browsers subscribe with. */
  publicKey: string
  /** The header that authorizes a message to an endpoint. */
  authorization(endpoint: string, now: Date): string
}

/** The key pair is derived from SECRET_KEY, as all other keys are; `contact` is whom a push service may write to. */
export function vapidFrom(secret: SecretKey, contact: string): Vapid {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(secret.derive('web-push'))
  const point = pair.getPublicKey()
  const privateKey = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: pair.getPrivateKey('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const publicKey = point.toString('base64url')
  return {
    publicKey,
    authorization(endpoint, now) {
      const claims = {
        aud: new URL(endpoint).origin,
        exp: Math.floor(now.getTime() / 1000) + HOLDS_HOURS * 3600,
        sub: `mailto:${contact}`,
      }
      const signed = [{ typ: 'JWT', alg: 'ES256' }, claims]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.')
      const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
      return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
    },
  }
}
