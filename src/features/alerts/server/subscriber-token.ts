import { createHash, randomBytes } from 'node:crypto'

/** The token of a subscriber's own page: 128 random bits as 22 characters (base64url). */
export type SubscriberToken = string & { readonly __brand: 'SubscriberToken' }

export function newSubscriberToken(): SubscriberToken {
  const token = parseSubscriberToken(randomBytes(16).toString('base64url'))
  if (!token) throw new Error('16 bytes are 22 characters')
  return token
}

export function parseSubscriberToken(text: string): SubscriberToken | null {
  return isSubscriberToken(text) ? text : null
}

const isSubscriberToken = (text: string): text is SubscriberToken => /^[A-Za-z0-9_-]{22}$/.test(text)

/** The hash of a token that the database stores. */
export function subscriberTokenHash(token: SubscriberToken): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The path of a subscriber's own page. */
export const subscriberPath = (token: SubscriberToken): string => `/si-fra/${token}`

/** Where a mail program posts to end all alerts of a subscriber (RFC 8058). */
export const oneClickPath = (token: SubscriberToken): string => `${subscriberPath(token)}/stopp`
