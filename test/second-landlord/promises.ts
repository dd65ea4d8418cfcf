import type { Promises } from '../../landlord-types/promise.ts'

const inAWeek = { words: { nb: '5 virkedager' }, time: { workingDays: 5 } } as const

export const promises: Promises = {
  interestForm: inAWeek,
  parkingApplication: inAWeek,
  termination: { words: { nb: '7 virkedager' }, time: { workingDays: 7 } },
  lostKey: { words: { nb: '6 timer' }, time: { hours: 6, workingDaysOnly: false } },
  booking: inAWeek,
  contactMessage: { words: { nb: '48 timer' }, time: { hours: 48, workingDaysOnly: false } },
  accessibilityReport: inAWeek,
  neighborComplaint: inAWeek,
  fault: {
    urgent: { words: { nb: '2 timer' }, time: { hours: 2, workingDaysOnly: false } },
    high: { words: { nb: '2 virkedager' }, time: { workingDays: 2 } },
    normal: inAWeek,
    low: inAWeek,
  },
}
