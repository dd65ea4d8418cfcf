import type { Database } from '../database/database.ts'
import type { QueuePush } from '../push/push-message.ts'

export interface NoticeDeps {
  database: Database
  publicUrl: string
  /** Null where the landlord has not turned web push on. */
  queuePush: QueuePush | null
}
