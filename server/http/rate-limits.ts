import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { SecretKey } from '../secrets/secret-key.ts'

/** What is counted for an address or an account, and how much of it is let through in how many seconds. */
const limits = {
  submission: { points: 30, duration: 600 },
  photo: { points: 100, duration: 600 },
  code: { points: 10, duration: 3600 },
  codeTry: { points: 30, duration: 3600 },
  signIn: { points: 10, duration: 60 },
  signInDaily: { points: 200, duration: 86_400 },
  // Of one account, from wherever: a password is not to be guessed by many machines either.
  account: { points: 20, duration: 900 },
  accountDaily: { points: 100, duration: 86_400 },
  // A code of an app is good for once, although it holds for a while (RFC 6238 §5.2).
  appCode: { points: 1, duration: 120 },
  reset: { points: 3, duration: 3600 },
  reveal: { points: 30, duration: 86_400 },
  export: { points: 20, duration: 86_400 },
} as const

export type Limited = keyof typeof limits

/** Counts what an address does, over all processes. */
export interface RateLimits {
  /** Whether one more is let through. From this machine itself (null) everything is. */
  allow(what: Limited, address: string | null): Promise<boolean>
}

export function createRateLimits(pool: Pool, secret: SecretKey): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([what, { points, duration }]) => [
      what,
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: what,
        points,
        duration,
        clearExpiredByTimeout: false,
      }),
    ]),
  )
  const key = secret.derive('sender-content')
  return {
    async allow(what, address) {
      if (address === null) return true
      try {
        // The address itself is nobody's business: what is counted is a fingerprint of it.
        await limiters[what]?.consume(createHmac('sha256', key).update(address).digest('base64url'))
        return true
      } catch (refused) {
        // Without its database the limiter can say nothing, and nothing can be stored either.
        return !(refused instanceof RateLimiterRes)
      }
    },
  }
}
