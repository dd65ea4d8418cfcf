import type { CaseStatus } from '../../../../domain/cases/case-status.ts'
import type { ShownDeadline } from '../../../../domain/cases/deadline.ts'
import type { CasePlace, InboxQuery, Lane } from '../../../../domain/cases/inbox.ts'
import type { SenderNews } from '../../../cases/server/events/sender-news.ts'
import type { Density } from '../../inbox-density.ts'
import type { ReplyTemplateView } from '../case/staff-views.ts'
import type { ShownUrgency } from './shown-urgency.ts'

/** A case in a list; everything is formatted already. */
export interface InboxLine {
  id: string
  reference: string
  formName: string
  sender: string
  place: string | null
  /** The sender's new words, where there are some; else what the case is about. */
  excerpt: string
  /** What the sender has done since they were answered. */
  news: SenderNews['kind'] | null
  status: CaseStatus
  urgency: ShownUrgency | null
  assignee: string | null
  sentAt: string
  deadline: ShownDeadline | null
  closedOn: string | null
  snoozedUntil: string | null
  /** Held as possible spam until a staff member has looked at it. */
  isHeld: boolean
  hasPhotos: boolean
  /** The reference of the case that it is merged into. */
  mergedInto: string | null
  /** Where it lies, for lists of several lanes. */
  liesIn: CasePlace
}

/** A list of the inbox, as it also stands beside an open case. */
export interface InboxList {
  query: InboxQuery
  /** What was searched for, where nothing has it and these are the cases that it meant; null elsewhere. */
  typed: string | null
  lines: InboxLine[]
  isMore: boolean
  /** The pages beside this one, where there are any. */
  pages: Record<'newer' | 'older', Pick<InboxQuery, 'page' | 'position'>>
  /** How many cases are in each lane that says so; «999+» where there are more. */
  counts: Partial<Record<Lane, string>>
  /** How many open cases of the staff member, or without an assignee, wait for a first answer or a new one. */
  unanswered: string
  density: Density
}

export interface Inbox extends InboxList {
  /** When the list was read, as bulk actions post it. */
  snapshot: string
  /** How many cases of the list a bulk action on all of them reaches: one more than its maximum where there are more. */
  total: number
  /** Replies to several senders; their placeholders are filled in for each. */
  templates: ReplyTemplateView[]
  /** The times that cases can be snoozed until at one press; as ISO instants. */
  snoozePresets: { until: string; label: string; digit: string }[]
  choices: {
    forms: { value: string; label: string }[]
    colleagues: { value: string; label: string }[]
    towns: string[]
    /** The towns of the cases. */
    properties: { value: string; label: string }[]
    views: { id: string; name: string; query: string }[]
  }
}
