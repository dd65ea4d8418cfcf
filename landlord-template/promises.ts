import type { Promises } from '../landlord-types/promise.ts'

const twoDays = { words: { nb: 'to virkedager' }, time: { workingDays: 2 } } as const
const fiveDays = { words: { nb: 'fem virkedager' }, time: { workingDays: 5 } } as const

/** How soon you answer, until staff change it («Svartider»): in words for those who write, and for the clock of the case. */
export const promises: Promises = {
  interestForm: twoDays,
  parkingApplication: twoDays,
  termination: twoDays,
  lostKey: { words: { nb: '24 timer' }, time: { hours: 24, workingDaysOnly: false } },
  booking: twoDays,
  contactMessage: twoDays,
  accessibilityReport: fiveDays,
  neighborComplaint: fiveDays,
  urgentFault: { words: { nb: '24 timer' }, time: { hours: 24, workingDaysOnly: false } },
  highFault: { words: { nb: 'én virkedag' }, time: { workingDays: 1 } },
  normalFault: twoDays,
  lowFault: fiveDays,
}
