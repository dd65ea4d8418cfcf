import type { PoolClient } from 'pg'
import type { Database } from '../database/database.ts'
import type { Queue } from '../queue/open-queue.ts'

/** What a device shows; nothing in it says who or what a case is about. */
export interface PushMessage {
  title: string
  /** The page that it opens, behind the sign-in. */
  path: string
  /** A message with the tag of one that is shown takes its place. */
  tag: string
  isUrgent: boolean
}

/** Queues a message to each device of a staff member, within the transaction that settles its notices. */
export type QueuePush = (client: PoolClient, staffId: string, message: PushMessage) => Promise<number>

export interface NoticeDeps {
  database: Database
  queue: Pick<Queue, 'add'>
  publicUrl: string
  /** Null where the landlord has not turned web push on. */
  queuePush: QueuePush | null
}
