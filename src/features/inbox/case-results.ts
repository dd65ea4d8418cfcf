import type { CaseStatus } from '../../domain/cases/case-status.ts'

/** The texts of replies and notes that were undone, to be edited again. */
export interface UndoneWriting {
  /** The references of their cases. */
  references: readonly string[]
  message?: string
  note?: string
  /** The status that the reply would have set. */
  status?: CaseStatus
  /** Until when the reply would have snoozed it, as an ISO instant. */
  snoozedUntil?: string
}

/** What is asked before a case is snoozed past its deadline. */
export interface SnoozeQuestionData {
  /** The end of the snooze, as an ISO instant, and its day in words. */
  until: string
  day: string
  /** A holding reply to begin with, which names that day. */
  message: string
}

/** Which of two cases stays when they are merged: this one, or the other. */
export const THIS = 'denne'
export const OTHER = 'den-andre'

/** One of the senders that a merge would answer together. */
export interface MergedSender {
  reference: string
  /** Null where they gave no name. */
  name: string | null
  address: string | null
  excerpt: string
  /** Whether theirs is the case that stays. */
  isMain: boolean
  /** How they get the replies; `none` where they cannot be told. */
  by: 'email' | 'phone' | 'letter' | 'none'
  /** What they were told last, and are promised. */
  told: { reply: { at: string; text: string } | null; promisedBy: string | null }
}

/** What is asked before the cases of different senders are merged. */
export interface MergeQuestionData {
  /** The case that stays. */
  main: string
  senders: readonly MergedSender[]
}

/** A case that another can be merged with. */
export interface MergeableCase {
  reference: string
  sender: string | null
  address?: string | null
  sentAt: string
  excerpt: string
  /** Whether it is the older of the two, which the other is merged into. */
  isOlder: boolean
}

/** A case that a search finds to link another to. */
export interface FoundCase extends MergeableCase {
  formName: string
  /** Which of the two would be merged into the other; null where they cannot be merged. */
  merges: typeof THIS | typeof OTHER | null
}
