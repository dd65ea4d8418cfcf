import type { Words } from './language.ts'

/** A promised reply time: a number of working days, or of hours, on working days only or on all days. */
export type ReplyTime = { workingDays: number } | { hours: number; workingDaysOnly: boolean }

/** How soon the landlord replies: in words that follow «innen», and for the clock of the case. */
export interface LandlordPromise {
  words: Words<string>
  time: ReplyTime
}

/** How soon a form promises a reply: in words that follow «Vi svarer», and for the clock of the case. */
export interface ReplyPromise {
  words: string
  time: ReplyTime
}

export interface Promises {
  interestForm: LandlordPromise
  parkingApplication: LandlordPromise
  termination: LandlordPromise
  lostKey: LandlordPromise
  booking: LandlordPromise
  contactMessage: LandlordPromise
  accessibilityReport: LandlordPromise
  neighborComplaint: LandlordPromise
  /** By the urgency that the sender chose. */
  fault: { urgent: LandlordPromise; high: LandlordPromise; normal: LandlordPromise; low: LandlordPromise }
}
