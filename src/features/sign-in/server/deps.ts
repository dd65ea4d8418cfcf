import type { Contact } from '../../../../landlord-types/contact.ts'
import type { Log } from '../../../platform/base/log.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { RateLimits } from '../../../platform/limits/rate-limits.ts'
import type { MailDeps } from '../../../platform/mail/queue-mail.ts'
import type { SecretKey } from '../../../platform/secrets/secret-key.ts'
import type { OpenAuth } from './open-auth.ts'
import type { PushSettings } from './push/push-settings.ts'

/** The dependencies of functions on staff accounts. */
export interface StaffDeps extends MailDeps {
  auth: OpenAuth
  /** The company's contact details, as staff have edited them. */
  contact: () => Promise<Contact>
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
