import type { Contact } from '../../../../landlord-types/contact.ts'
import type { ReplyTimes } from '../../../../landlord-types/promise.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { MailDeps } from '../../../platform/mail/queue-mail.ts'
import type { KeyRing } from '../../../platform/secrets/key-ring.ts'
import type { SecretKey } from '../../../platform/secrets/secret-key.ts'

/** The dependencies of functions on cases. */
export interface CaseDeps extends MailDeps {
  database: Database
  secret: SecretKey
  keyRing: KeyRing
  /** The company's mail address. */
  companyEmail: string
  /** Whether mail goes to a mail server; without SMTP_URL it is only stored. */
  sendsMail: boolean
  /** The company's contact details, as staff have edited them. */
  contact: () => Promise<Contact>
  /** The version of the house rules that tenants agree to now. */
  houseRulesVersion: () => Promise<string>
  /** The reply times that are promised now. */
  replyTimes: () => Promise<ReplyTimes>
  /** The base of the reply addresses of cases; null where replies by mail go to the company. */
  replyAddress?: string | null
}
