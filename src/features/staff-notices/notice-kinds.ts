import type { SenderNotice } from '../../domain/cases/case-event.ts'
import type { StaffRole } from '../../domain/people/staff-roles.ts'
import { type IsoDate, osloHour } from '../../domain/time/calendar.ts'

/** Why a staff member is told of something. */
export const noticeReasons = [
  'assigned',
  'sender-wrote',
  'urgent',
  'breach-warning',
  'morning-summary',
] as const

export type NoticeReason = (typeof noticeReasons)[number]

/** How many cases each list of the morning summary holds. */
export interface SummaryCounts {
  urgent: number
  new: number
  dueToday: number
  mine: number
  waitingForMe: number
}

/** A colleague who is away, and how many of their open cases wait for an answer. */
export interface ActedFor {
  id: string
  name: string
  waiting: number
}

/** One thing to tell a staff member. Each is told once: what names it is `occasionOf`. */
export type Notice =
  | { reason: 'assigned'; caseId: string; eventId: string }
  /** `from`: it was the contractor who has the case, and not its sender. */
  | { reason: 'sender-wrote'; caseId: string; eventId: string; what: SenderNotice; from?: 'contractor' }
  /** `isEscalated`: those who were told first have not opened the case. */
  | { reason: 'urgent'; caseId: string; isEscalated: boolean }
  | { reason: 'breach-warning'; caseId: string; deadline: Date }
  | { reason: 'morning-summary'; day: IsoDate; counts: SummaryCounts; actsFor: readonly ActedFor[] }

/** The part of a notice's key that tells it from the others of its person and reason. */
export function occasionOf(notice: Notice): string {
  switch (notice.reason) {
    case 'assigned':
    case 'sender-wrote':
      return notice.eventId
    case 'urgent':
      return notice.caseId
    case 'breach-warning':
      return `${notice.caseId} ${notice.deadline.toISOString()}`
    case 'morning-summary':
      return notice.day
  }
}

/** Reasons that a staff member chooses channels for. An urgent case is always mailed to those on call. */
export const chosenByMail = ['assigned', 'sender-wrote', 'breach-warning', 'morning-summary'] as const
export const chosenByPush = ['assigned', 'sender-wrote', 'breach-warning', 'urgent'] as const

/** A part of each day, in hours since midnight in Norway; it may go past midnight. */
interface DailyHours {
  from: number
  to: number
}

/** How a staff member wants to be told. */
export interface NoticePreferences {
  byMail: readonly NoticeReason[]
  byPush: readonly NoticeReason[]
  /** When nothing but urgent cases gets through; null for never. */
  quiet: DailyHours | null
  /** When the morning summary comes on working days, in hours since midnight. */
  summaryAt: number
}

const forCaseworkers: NoticePreferences = {
  byMail: ['assigned', 'sender-wrote', 'breach-warning', 'morning-summary'],
  byPush: ['assigned', 'sender-wrote', 'breach-warning', 'urgent'],
  quiet: { from: 20, to: 7 },
  summaryAt: 7.5,
}

/** What is different for some roles. A role that reads few cases gets no summary. */
const differs: Readonly<Partial<Record<StaffRole, Partial<NoticePreferences>>>> = {
  vaktmester: { summaryAt: 6.5 },
  okonomi: { byMail: ['assigned', 'sender-wrote', 'breach-warning'] },
  redaktor: { byMail: ['assigned', 'sender-wrote'] },
}

/** How a staff member of a role is told until they have chosen. */
export const defaultNoticeSettings = (role: StaffRole): NoticePreferences => ({
  ...forCaseworkers,
  ...differs[role],
})

/** Whether an instant lies in the quiet hours of a staff member. */
export function isQuiet({ quiet }: Pick<NoticePreferences, 'quiet'>, now: Date): boolean {
  if (!quiet) return false
  const hour = osloHour(now)
  const { from, to } = quiet
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to
}

/** Whether a notice waits while its person wants quiet. */
export const waitsForQuietToEnd = ({ reason }: Pick<Notice, 'reason'>): boolean => reason !== 'urgent'

/** How a notice is told: urgent cases always by mail too, whatever was chosen. */
export function channelsFor(
  { byMail, byPush }: NoticePreferences,
  reason: NoticeReason,
): { mail: boolean; push: boolean } {
  return { mail: reason === 'urgent' || byMail.includes(reason), push: byPush.includes(reason) }
}
