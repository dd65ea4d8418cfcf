import type { ShownPhoto } from '../photos/shown-photo.ts'

/** What a sender's pages show of a case; everything is formatted already. */
export interface SenderCase {
  reference: string
  formName: string
  status: { label: string; text: string; isClosed: boolean }
  promise: { text: string; isOverdue: boolean } | null
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
  hasCalendar: boolean
}

/** The receipt of a case. */
export interface Receipt {
  reference: string
  title: string
  text: string
  /** Who has sent it and what it is about, where the form says that a receipt has to prove it. */
  answers: { label: string; value: string }[]
  sentAt: string
  answerBy: string | null
  promise: string | null
  next: readonly string[]
  mailed: boolean
  photosMissing: number
  keyDate: { title: string; day: string; note: string } | null
  hasCalendar: boolean
}

/** A line of «Mine saker». */
export interface SenderCaseLine {
  reference: string
  formName: string
  sentAt: string
  status: string
  href: string
}
