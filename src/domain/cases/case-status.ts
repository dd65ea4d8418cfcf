import { keysOf } from '../records.ts'
import { defaultLanguage, wordsOf } from '../text/language.ts'
import { caseStatusWords } from './case-status.words.ts'

/** The statuses of a case, in the language of staff. */
export const caseStatuses = wordsOf(caseStatusWords, defaultLanguage)

export type CaseStatus = keyof typeof caseStatuses

export const allCaseStatuses = keysOf(caseStatuses)

/** Who may change a case from one status to another. */
const moves: Record<CaseStatus, Partial<Record<CaseStatus, readonly ('sender' | 'staff')[]>>> = {
  new: { 'in-progress': ['staff'], 'waiting-for-sender': ['staff'], done: ['staff'], withdrawn: ['sender'] },
  'in-progress': { 'waiting-for-sender': ['staff'], done: ['staff'], withdrawn: ['sender'] },
  'waiting-for-sender': { 'in-progress': ['staff', 'sender'], done: ['staff'], withdrawn: ['sender'] },
  done: { 'in-progress': ['staff', 'sender'] },
  withdrawn: { 'in-progress': ['staff', 'sender'] },
}

export function mayMove(from: CaseStatus, to: CaseStatus, by: 'sender' | 'staff'): boolean {
  return moves[from][to]?.includes(by) ?? false
}

/** The status of a case after a reply, unless the staff member chooses another: a new case becomes `in-progress`. */
export const onceAnswered = (status: CaseStatus): CaseStatus => (status === 'new' ? 'in-progress' : status)

/** How long a sender may reopen a closed case. After that they send a new one. */
export const REOPEN_DAYS = 14

/** Whether the sender may still reopen a case that was closed at an instant. */
export function mayReopen(status: CaseStatus, closedAt: Date | null, now: Date): boolean {
  if (!closedAt || !mayMove(status, 'in-progress', 'sender')) return false
  return now.getTime() - closedAt.getTime() <= REOPEN_DAYS * 86_400_000
}

export const isClosed = (status: CaseStatus): boolean => status === 'done' || status === 'withdrawn'
