import type { Database } from '../../../platform/database/database.ts'
import type { StaffRequest } from '../../workspace/server/staff-request.ts'
import type { AlertStatistics } from './odds.ts'
import { readWaitingList, type WaitingList } from './waiting-list.ts'

/** Reads who waits for what. */
export type WaitingReader = () => Promise<WaitingList>

export interface WaitingDeps {
  database: Database
  statistics: AlertStatistics
}

export const waitingReader =
  (
    { database: { pool }, statistics }: WaitingDeps,
    { needs, context: { now } }: StaffRequest,
  ): WaitingReader =>
  async () => {
    needs('see-waiting')
    return readWaitingList(pool, statistics, now)
  }
