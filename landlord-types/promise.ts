import type { Words } from './language.ts'

/** A promised reply time: a number of working days, or of hours, on working days only or on all days. */
export type ReplyTime = { workingDays: number } | { hours: number; workingDaysOnly: boolean }

/** How soon the landlord replies: in words that follow «innen», and for the clock of the case. */
export interface LandlordPromise {
  words: Words<string>
  time: ReplyTime
}

/** The same in one language. */
export interface ReplyPromise {
  words: string
  time: ReplyTime
}

/** What replies are promised to. Faults are told apart by the urgency that the sender chose; what is dangerous is urgent. */
export type PromiseName =
  | 'interestForm'
  | 'parkingApplication'
  | 'termination'
  | 'lostKey'
  | 'booking'
  | 'contactMessage'
  | 'accessibilityReport'
  | 'neighborComplaint'
  | 'urgentFault'
  | 'highFault'
  | 'normalFault'
  | 'lowFault'

/** The landlord's promises, until staff change them on the site: `src/domain/documents/documents.ts`. */
export type Promises = Readonly<Record<PromiseName, LandlordPromise>>

/** The promises in one language. */
export type ReplyTimes = Readonly<Record<PromiseName, ReplyPromise>>
