import type { ShownNotice } from '../../../../domain/documents/building-notice.ts'
import type { Advice } from '../../../../forms/engine/field.ts'
import type { FixedQuestion } from '../../fixed.ts'
import type { ShownAppointment } from '../appointments/shown-appointment.ts'
import type { ShownPhoto } from './shown-photo.ts'

/** A day that matters to the sender, such as the last one with rent, and what it depends on. */
export interface KeyDateView {
  title: string
  day: string
  note: string
  /** What the receipt said first, where it was another day. */
  first: string | null
}

/** How a sender is reached, and what they can correct of it. */
export interface ShownContact {
  name: string | null
  phone: string | null
  email: string | null
  /** Whether a code can be mailed to a new address. */
  takesEmail: boolean
  /** A new address whose code was mailed and can still be entered; `waiting`: the mail server is down. */
  pending: { email: string; mail: 'queued' | 'waiting' } | null
}

/** What a sender's pages show of a case; everything is formatted already. */
export interface SenderCase {
  reference: string
  formName: string
  status: { label: string; text: string; isClosed: boolean }
  promise: { text: string; isOverdue: boolean } | null
  keyDate: KeyDateView | null
  /** What staff tell the house of an open case. */
  notices: readonly ShownNotice[]
  /** The next steps, in order; empty where the case waits for its sender or is closed. */
  next: readonly string[]
  isWaitingForSender: boolean
  /** The visit that is offered or agreed. */
  appointment: ShownAppointment | null
  answers: { label: string; value: string; isMasked: boolean }[]
  contact: ShownContact
  photos: ShownPhoto[]
  photosMissing: number
  takesPhotos: boolean
  timeline: {
    at: string
    isoAt: string
    title: string
    text: string | null
    /** All that the mail of a message says, where the text is not all of it. */
    whole: string | null
    by: 'sender' | 'staff' | 'system'
  }[]
  /** Whether we wrote it down for the sender, who has not confirmed it yet. */
  mayConfirm: boolean
  mayWrite: boolean
  mayWithdraw: boolean
  mayReopen: boolean
  fixed: FixedQuestion
  /** Whether it counts from the day that it is opened again, as a notice that was withdrawn. */
  countsAnew: boolean
  /** The date to put in a calendar, in words. */
  calendarDay: string | null
}

/** The receipt of a case. */
export interface Receipt {
  reference: string
  title: string
  text: string
  /** The sender and the subject, where the form declares that the receipt must prove them. */
  answers: { label: string; value: string }[]
  sentAt: string
  /** The day that it was told to a staff member, where that is another one. */
  toldOn: string | null
  /** What the sender of an urgent case should do at once, until it is closed. */
  advice: Advice | null
  isOfficeOpen: boolean
  /** Whether the number of who is on call is for its sender. */
  isFromTenant: boolean
  answerBy: string | null
  /** When the office opens after that, where the landlord says so. */
  answerByNote: string | null
  next: readonly string[]
  /** What it proves, and where to complain. */
  notes: readonly string[]
  /** When it was withdrawn; null where it stands. */
  withdrawnAt: string | null
  /** How the receipt that is mailed stands; null where the sender gave no address. */
  mail: { text: string; isOnItsWay: boolean } | null
  photosMissing: number
  keyDate: KeyDateView | null
  /** The date to put in a calendar, in words. */
  calendarDay: string | null
}

/** A line of «Mine saker». */
export interface SenderCaseLine {
  reference: string
  formName: string
  sentAt: string
  status: string
  href: string
}
