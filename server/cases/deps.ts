import type { Contact } from '../../content/editable.ts'
import type { Database } from '../database/database.ts'
import type { Queue } from '../queue/open-queue.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import type { SecretKey } from '../secrets/secret-key.ts'

/** What cases are worked with. */
export interface CaseDeps {
  database: Database
  secret: SecretKey
  keyRing: KeyRing
  queue: Pick<Queue, 'add'>
  publicUrl: string
  /** Where the company reads its mail. */
  companyEmail: string
  /** How the company is reached, as staff have edited it. */
  contact: () => Promise<Contact>
  /** The version of the house rules that tenants agree to now. */
  houseRulesVersion: () => Promise<string>
  /** Where answers by mail come in, before each case's own part; null where they go to the company. */
  replyAddress?: string | null
}
