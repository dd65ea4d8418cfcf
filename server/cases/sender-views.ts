import type { ShownPhoto } from '../photos/shown-photo.ts'
import type { ShownAppointment } from './appointments/shown-appointment.ts'

/** A day that matters to the sender, such as the last one with rent, and what it depends on. */
export interface KeyDate {
  title: string
  day: string
  note: string
}

/** What a sender's pages show of a case; everything is formatted already. */
export interface SenderCase {
  reference: string
  formName: string
  status: { label: string; text: string; isClosed: boolean }
  promise: { text: string; isOverdue: boolean } | null
  keyDate: KeyDate | null
  /** The next steps, in order; empty where the case waits for its sender or is closed. */
  next: readonly string[]
  isWaitingForSender: boolean
  /** The visit that is offered or agreed. */
  appointment: ShownAppointment | null
  answers: { label: string; value: string; isMasked: boolean }[]
  photos: ShownPhoto[]
  photosMissing: number
  takesPhotos: boolean
  timeline: {
    at: string
    isoAt: string
    title: string
    text: string | null
    by: 'sender' | 'staff' | 'system'
  }[]
  mayWrite: boolean
  mayWithdraw: boolean
  mayReopen: boolean
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
  answerBy: string | null
  promise: string | null
  next: readonly string[]
  mailed: boolean
  photosMissing: number
  keyDate: KeyDate | null
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
