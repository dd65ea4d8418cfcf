/** A promised reply time: a number of working days, or of hours, on working days only or on all days. */
export type ReplyTime = { workingDays: number } | { hours: number; workingDaysOnly: boolean }

/**
 * How soon the landlord replies: in words, and for the clock of the case. The landlord's words follow «innen», a form's
 * follow «Vi svarer» (`forms/within.ts`).
 */
export interface ReplyPromise {
  words: string
  time: ReplyTime
}

export interface Promises {
  interestForm: ReplyPromise
  parkingApplication: ReplyPromise
  termination: ReplyPromise
  lostKey: ReplyPromise
  booking: ReplyPromise
  contactMessage: ReplyPromise
  neighborComplaint: ReplyPromise
  /** By the urgency that the sender chose. */
  fault: { urgent: ReplyPromise; high: ReplyPromise; normal: ReplyPromise; low: ReplyPromise }
}
