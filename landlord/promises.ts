import type { Promises } from '../landlord-types/promise.ts'

/** How soon we answer. */
export const promises: Promises = {
  interestForm: { words: '1–2 virkedager', time: { workingDays: 2 } },
  parkingApplication: { words: '3 virkedager', time: { workingDays: 3 } },
  termination: { words: '2–3 virkedager', time: { workingDays: 3 } },
  lostKey: { words: '24 timer på hverdager', time: { hours: 24, workingDaysOnly: true } },
  booking: { words: '24 timer', time: { hours: 24, workingDaysOnly: false } },
  contactMessage: { words: '24 timer', time: { hours: 24, workingDaysOnly: false } },
  neighborComplaint: { words: '5 virkedager', time: { workingDays: 5 } },
  fault: {
    urgent: { words: '24 timer', time: { hours: 24, workingDaysOnly: false } },
    high: { words: '1 virkedag', time: { workingDays: 1 } },
    normal: { words: '3 virkedager', time: { workingDays: 3 } },
    low: { words: '5 virkedager', time: { workingDays: 5 } },
  },
}
