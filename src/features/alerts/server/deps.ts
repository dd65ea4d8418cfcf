import type { Log } from '../../../platform/base/log.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { RateLimits } from '../../../platform/limits/rate-limits.ts'
import type { MailDeps } from '../../../platform/mail/queue-mail.ts'
import type { KeyRing } from '../../../platform/secrets/key-ring.ts'
import type { SecretKey } from '../../../platform/secrets/secret-key.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Catalogue } from '../../portfolio-browsing/server/catalogue.ts'

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
