import type { PoolClient } from 'pg'
import { z } from 'zod'

/** What a device shows; nothing in it says who or what a case is about. */
export const pushMessage = z.object({
  title: z.string(),
  /** The page that it opens, behind the sign-in. */
  path: z.string(),
  /** A message with the tag of one that is shown takes its place. */
  tag: z.string(),
  isUrgent: z.boolean(),
})

export type PushMessage = z.output<typeof pushMessage>

/** Queues a message to each device of a staff member, as a part of a transaction. Gives how many. */
export type QueuePush = (client: PoolClient, staffId: string, message: PushMessage) => Promise<number>
