import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf, parseAddress } from '../http/client-address.ts'
import type { SecretKey } from '../secrets/secret-key.ts'

/** The limits: how many of each kind an address or an account may do in how many seconds. */
const limits = {
  submission: { points: 30, duration: 600 },
  photo: { points: 100, duration: 600 },
  code: { points: 10, duration: 3600 },
  // Codes of «Mine saker» for one mailbox that one network asks for: no stranger uses up those of its owner.
  codeMailbox: { points: 5, duration: 86_400 },
  alert: { points: 10, duration: 3600 },
  // Wishes for alerts of one mailbox that one network asks for.
  alertMailbox: { points: 5, duration: 86_400 },
  // Searches without a hit that are counted for staff.
  missedSearch: { points: 30, duration: 3600 },
  // Tiles that the map service is asked for: a screen has some forty, stored ones are not counted.
  tile: { points: 600, duration: 600 },
  // Codes for a new address: that a client asks for, that one network asks for to one mailbox, and of one case.
  addressCode: { points: 10, duration: 3600 },
  addressCodeMailbox: { points: 5, duration: 86_400 },
  addressCodeCase: { points: 5, duration: 86_400 },
  // Codes of one work order that are mailed, and how often its contractor looks at it.
  workOrderCode: { points: 10, duration: 86_400 },
  workOrderView: { points: 300, duration: 3600 },
  codeTry: { points: 30, duration: 3600 },
  signIn: { points: 10, duration: 60 },
  signInDaily: { points: 200, duration: 86_400 },
  // Attempts to sign in to one account (src/features/sign-in/server/guess-limits.ts): of a device that its owner has used, of one
  // network, and of all unknown devices together.
  device: { points: 10, duration: 900 },
  deviceDaily: { points: 50, duration: 86_400 },
  accountNetwork: { points: 10, duration: 900 },
  accountStrangers: { points: 100, duration: 86_400 },
  codeStrangers: { points: 30, duration: 86_400 },
  recoveryStrangers: { points: 30, duration: 86_400 },
  passkey: { points: 30, duration: 60 },
  // A signed-in staff member confirms an action with a password or a code.
  account: { points: 20, duration: 900 },
  confirm: { points: 5, duration: 900 },
  confirmDaily: { points: 20, duration: 86_400 },
  // A code of an app may be used once only, although it is valid for a while (RFC 6238 §5.2).
  appCode: { points: 1, duration: 120 },
  reset: { points: 3, duration: 3600 },
  resetNetwork: { points: 10, duration: 900 },
  reveal: { points: 30, duration: 86_400 },
  export: { points: 20, duration: 86_400 },
} as const

/** A site has a /48 where a home has a /64 (RFC 6177): rotating through its networks gives this much and no more. */
const NETWORKS_IN_A_SITE = 8

/** The /48 of an IPv6 client; null for other subjects. */
function siteOf(subject: string): string | null {
  const address = parseAddress(subject)
  return address?.family === 'ipv6' ? networkOf(address, 48) : null
}

export type LimitName = keyof typeof limits

/** Counts what a client or an account does, over all processes. */
export interface RateLimits {
  /**
   * Whether one more is allowed. `subject` is a client's address (`client-address.ts`) or an account; without one
   * nothing is counted. An IPv6 /64 has what an address has, and all of a /48 eight times as much.
   */
  allow(what: LimitName, subject: string | null): Promise<boolean>
  /** Counts one more, and gives how many there have been in the time; null where that is too many. */
  take(what: LimitName, key: string): Promise<number | null>
  /** Reduces the count by one. */
  giveBack(what: LimitName, key: string): Promise<void>
}

/**
 * Creates the rate limits. All processes share their counts, which are stored under a fingerprint by `secret` instead of the
 * address. Where the database cannot be reached, nothing is refused.
 */
export function createRateLimits(pool: Pool, secret: SecretKey): RateLimits {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
      clearExpiredByTimeout: false,
    })
  const limiters = new Map(
    Object.entries(limits).map(([what, { points, duration }]) => [
      what,
      {
        own: limiter(what, points, duration),
        site: limiter(`${what}/48`, points * NETWORKS_IN_A_SITE, duration),
      },
    ]),
  )
  // The address itself is not stored: what is counted is a fingerprint of it.
  const fingerprint = (key: string) => secret.sign('sender-content', key).toString('base64url')
  const take = async (what: LimitName, key: string) => {
    const site = siteOf(key)
    try {
      const own = await limiters.get(what)?.own.consume(fingerprint(key))
      if (site) await limiters.get(what)?.site.consume(fingerprint(site))
      return own?.consumedPoints ?? 0
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return null
      // Without the database nothing can be counted, and nothing can be stored either.
      return 0
    }
  }
  return {
    allow: async (what, subject) => subject === null || (await take(what, subject)) !== null,
    take,
    async giveBack(what, key) {
      const site = siteOf(key)
      await limiters
        .get(what)
        ?.own.reward(fingerprint(key))
        .catch(() => undefined)
      if (site)
        await limiters
          .get(what)
          ?.site.reward(fingerprint(site))
          .catch(() => undefined)
    },
  }
}
