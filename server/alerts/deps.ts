import type { Log } from '../base/log.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Database } from '../database/database.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import type { MailDeps } from '../outbox/queue-mail.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import type { SecretKey } from '../secrets/secret-key.ts'
import type { Storage } from '../storage/storage.ts'

/** The dependencies of functions on alerts. */
export interface AlertDeps extends MailDeps {
  database: Database
  secret: SecretKey
  keyRing: KeyRing
  limits: RateLimits
  storage: Storage
  /** Whether mail goes to a mail server; without SMTP_URL it is only stored. */
  sendsMail: boolean
  log: Log
  catalogue: Pick<Catalogue, 'knownWish'>
}
