import type { Database } from '../database/database.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Queue } from '../jobs/open-queue.ts'
import type { Log } from '../log.ts'
import type { SecretKey } from '../secrets/secret-key.ts'
import type { Auth } from './auth.ts'

/** What the staff's accounts are worked with. */
export interface StaffDesk {
  auth: Auth
  database: Database
  secret: SecretKey
  queue: Pick<Queue, 'add'>
  limits: RateLimits
  publicUrl: string
  log: Log
}
