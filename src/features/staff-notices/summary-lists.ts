import { type InboxQuery, laneQuery } from '../../domain/cases/inbox.ts'
import type { SummaryCounts } from './notice-kinds.ts'

/** The list behind each number of the morning summary of a staff member. */
export const summaryQueries = (staffId: string): Record<keyof SummaryCounts, InboxQuery> => ({
  urgent: laneQuery('haster'),
  dueToday: laneQuery('alle', { deadline: 'i-dag' }),
  new: laneQuery('nye'),
  mine: laneQuery('mine'),
  waitingForMe: waitingFor(staffId),
})

/** The list of the cases of a staff member that wait for an answer. */
export const waitingFor = (staffId: string): InboxQuery => laneQuery('venter-pa-oss', { assignee: staffId })
