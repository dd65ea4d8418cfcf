import type { Database } from '../../../platform/database/database.ts'
import type { QueuePush } from '../../sign-in/server/push/push-message.ts'

export interface NoticeDeps {
  database: Database
  publicUrl: string
  /** Null where the landlord has not turned web push on. */
  queuePush: QueuePush | null
}
