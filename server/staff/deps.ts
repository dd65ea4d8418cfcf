import type { Log } from '../base/log.ts'
import type { Database } from '../database/database.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import type { MailDeps } from '../outbox/queue-mail.ts'
import type { PushSettings } from '../push/push-settings.ts'
import type { SecretKey } from '../secrets/secret-key.ts'
import type { OpenAuth } from './open-auth.ts'

/** The dependencies of functions on staff accounts. */
export interface StaffDeps extends MailDeps {
  auth: OpenAuth
  database: Database
  secret: SecretKey
  limits: RateLimits
  /** Waits for the given milliseconds. */
  wait: (ms: number) => Promise<unknown>
  /** How long an approved account number waits before it is published. */
  accountPublicationDelayHours: number
  /** Null where web push is off. */
  push: PushSettings | null
  log: Log
}
