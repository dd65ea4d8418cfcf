import type { ReplyTemplate } from '../../../../../landlord-types/support.ts'
import type { CaseStatus } from '../../../../domain/cases/case-status.ts'
import type { ShownDeadline } from '../../../../domain/cases/deadline.ts'
import type { PlaceholderValues } from '../../../../domain/cases/reply-template.ts'
import type { ShownNotice } from '../../../../domain/documents/building-notice.ts'
import type { StaffRole } from '../../../../domain/people/staff-roles.ts'
import type { FlagLevel } from '../../../../forms/engine/flags.ts'
import type { LocationConcern, LocationMatch } from '../../../buildings/location.ts'
import type { BuildingPicture } from '../../../buildings/server/read-building-pictures.ts'
import type { Building } from '../../../buildings/server/read-buildings.ts'
import type { SenderContact } from '../../../cases/server/my-cases/sender-contact.ts'
import type { ShownMail } from '../../../cases/server/sender/case-mails.ts'
import type { ShownPhoto } from '../../../cases/server/sender/shown-photo.ts'
import type { StaffOrders } from '../../../contractors/server/staff-orders.ts'
import type { ReplySnooze } from '../../snooze-presets.ts'
import type { StaffAppointmentView } from '../appointments/staff-appointment.ts'
import type { ShownUrgency } from '../list/shown-urgency.ts'
import type { ConcernedProperty } from './concerned-property.ts'

/** A case as staff see it; everything is formatted already. */
/** How the senders of the cases that are merged into a case get its replies. */
export interface Followers {
  /** The names of the others who get them by mail. */
  alsoRepliesTo: string[]
  /** Those who get no mail: a staff member rings them, or sends a letter where there is no number. */
  toTell: { reference: string; name: string | null; phone: string | null }[]
}

export interface StaffCase extends Followers {
  id: string
  /** What the tenants of its house are told now; none of a closed case. */
  notices: readonly ShownNotice[]
  reference: string
  formName: string
  status: CaseStatus
  isClosed: boolean
  /** The statuses that it can be moved to. */
  moves: CaseStatus[]
  urgency: ShownUrgency | null
  /** The promise, and the day that was set: the same dates as the sender sees. */
  deadline: ShownDeadline | null
  promise: { at: string; isKept: boolean } | null
  sentAt: string
  /** Whether it was sent from the customer-service page, which has a form of its own for some kinds. */
  isFromService: boolean
  /** Why it is held back, or null. */
  quarantine: 'honeypot' | 'too-fast' | 'unknown-sender' | null
  mergedInto: string | null
  /** The cases that are merged into this one, with what their senders were told. */
  merged: (CaseLink & { told: LastReplyView })[]
  /** Cases that may be about the same. */
  duplicates: DuplicateSuggestion[]
  answers: StaffAnswerLine[]
  /** The day when its hidden answers are erased, where it is open and that is soon; null otherwise. */
  erasedOn: string | null
  sender: { name: string | null; email: string | null; phone: string | null }
  address: string | null
  property: ConcernedProperty | null
  canEditProperty: boolean
  /** The building that it is at. */
  location: StaffLocation
  photos: ShownPhoto[]
  photosMissing: number
  /** A day that matters to the sender, such as the last one with rent. */
  keyDate: StaffKeyDate | null
  /** Whether the sender has confirmed what a staff member wrote down for them; null where nothing is to be confirmed. */
  confirmation: { at: string | null; asked: 'email' | 'unreached' | 'other' } | null
  timeline: TimelineEntry[]
  /** The newest event of the timeline, up to which the staff member has read when they answer. */
  lastEvent: string
  /** The idempotency key of the page. */
  key: string
  assignee: { id: string; name: string } | null
  isMine: boolean
  follows: boolean
  followers: string[]
  /** ISO date, for the field. */
  dueOn: string | null
  snoozedUntil: string | null
  /** The times that it can be snoozed until at one press; as ISO instants. */
  snoozePresets: { until: string; label: string; digit: string }[]
  /** The days that a reply can snooze it until. */
  replySnoozes: ReplySnooze[]
  /** The visit, and what can be offered; null in a closed or merged case. */
  appointment: StaffAppointmentView | null
  /** The contractors who have it; null where its form gives nothing to contractors. */
  contractors: StaffOrders | null
  links: CaseLink[]
  sameSender: CaseLink[]
  sameProperty: CaseLink[]
  colleagues: { value: string; label: string }[]
  templates: ReplyTemplateView[]
  /** The values of placeholders such as {navn} in this case. */
  placeholders: PlaceholderValues
  reading: CaseAccessView
  canReveal: boolean
  canMerge: boolean
  canRelease: boolean
  /** How the sender is told of a reply. */
  contact: SenderContact
  /** Whether mail goes to a mail server; without SMTP_URL it is only stored. */
  sendsMail: boolean
  /** The address of the sender's own page, to be read out or written in a letter; null where they get it by mail. */
  senderPage: string | null
  /** How answers reach the sender: on their page and by mail; null where neither is possible. */
  repliesTo: string | null
  /** Why the last mail to the sender did not arrive; null where it did, or is on its way. */
  undelivered: string | null
}

/** The day that the sender was told. */
interface StaffKeyDate {
  title: string
  day: string
  /** The same as an ISO date, for the field. */
  isoDay: string
  note: string
  /** What the receipt said first, where it was another day. */
  first: string | null
  /** The right day, where the receipt was wrong and no staff member has looked at it since. */
  right: { day: string; isoDay: string } | null
}

/** A case whose receipt told a wrong day. */
export interface WrongKeyDateView {
  reference: string
  sender: string | null
  told: string
  right: string
}

/** Which roles read a case. */
export interface CaseAccessView {
  /** In words, with those that it was opened to. */
  roles: string
  /** The roles that it was opened to. */
  opened: { role: StaffRole; name: string }[]
  /** The roles that the staff member can open it to; null where they may not. */
  offered: { value: string; label: string }[] | null
}

export interface StaffAnswerLine {
  name: string
  label: string
  value: string
  state: 'open' | 'masked' | 'erased'
  /** Whether the answer is bad, as its form declares. */
  flag: FlagLevel | null
  /** Written in the sender's own words. */
  isText: boolean
}

export interface CaseLink {
  reference: string
  formName: string
  status: CaseStatus
  sentAt: string
  sender: string | null
}

/** What the sender of a case was told last, and what they are promised. */
export interface LastReplyView {
  reply: { at: string; text: string } | null
  promisedBy: string | null
}

/** A case that may be about the same as another. */
export interface DuplicateSuggestion {
  reference: string
  sender: string | null
  sentAt: string
  excerpt: string
  /** Why it is suggested. */
  why: string
  /** Whether it is the older of the two, which the other is merged into. */
  isOlder: boolean
  told: LastReplyView
}

export interface TimelineEntry {
  id: string
  at: string
  isoAt: string
  title: string
  text: string | null
  by: 'sender' | 'staff' | 'system'
  /** Visible to staff alone. */
  isInternal: boolean
  isNote: boolean
  /** Done by the staff member who reads it. */
  isOwn: boolean
  /** The photos of a note. */
  photos: ShownPhoto[]
  /** The mail that it came with, where that says or holds more. */
  mail: ShownMail | null
  /** The case it comes from, where that one is merged into this. */
  from: string | null
}

/** A reply that is ready to be changed: its variables are filled in. */
export interface ReplyTemplateView extends Pick<ReplyTemplate, 'status' | 'snooze'> {
  name: string
  text: string
}

/** Where a case is, and what else is there. */
export interface StaffLocation {
  match: LocationMatch
  building: Pick<Building, 'id' | 'address' | 'town' | 'caretakerNote'> | null
  /** Of the building, for those who go there. */
  pictures: readonly BuildingPicture[]
  flat: string | null
  concerns: LocationConcern
  /** Other cases of the flat, the newest first. */
  ofFlat: OtherCases
  /** Other open cases of the building, the newest first. */
  ofBuilding: OtherCases
}

/** Other cases at the place of one. */
export interface OtherCases {
  count: number
  cases: CaseLink[]
}
