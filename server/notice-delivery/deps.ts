import type { Database } from '../database/database.ts'
import type { QueuePush } from '../push/push-message.ts'
import type { Queue } from '../queue/open-queue.ts'

export interface NoticeDeps {
  database: Database
  queue: Pick<Queue, 'add'>
  publicUrl: string
  /** Null where the landlord has not turned web push on. */
  queuePush: QueuePush | null
}
