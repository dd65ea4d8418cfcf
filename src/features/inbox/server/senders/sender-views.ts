import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import type { InboxQuery } from '../../../../domain/cases/inbox.ts'
import type { InboxLine } from '../list/inbox-views.ts'

/** A way in which a sender is reached, with the cases that name it. */
export interface ContactWay {
  text: string
  cases: number
  /** The day it was last given. */
  lastUsed: string
}

/** All that is known of the sender of a case; everything is formatted already. */
export interface SenderCard {
  /** The case whose sender it is. */
  reference: CaseReference
  /** The names they have given, the newest first; a family may share an address. */
  names: string[]
  phones: ContactWay[]
  emails: (ContactWay & {
    /** Whether the last mail to the address did not arrive. */
    isUndelivered: boolean
  })[]
  addresses: { text: string; cases: number }[]
  /** How many cases were taken by telephone. */
  telephoned: number
  /** What they want to be told of, for roles that handle persons. */
  wishes: string[]
  /** The list of the cases. */
  query: InboxQuery
  cases: InboxLine[]
  isMore: boolean
  notes: { id: string; reference: string; text: string; by: string; at: string }[]
}
