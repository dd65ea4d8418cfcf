import type { Promises } from '../landlord-types/promise.ts'

/** How soon we answer, until staff change it on the site («Svartider»). */
export const promises: Promises = {
  interestForm: { words: { nb: '1–2 virkedager' }, time: { workingDays: 2 } },
  parkingApplication: { words: { nb: '3 virkedager' }, time: { workingDays: 3 } },
  termination: { words: { nb: '2–3 virkedager' }, time: { workingDays: 3 } },
  lostKey: { words: { nb: '24 timer på hverdager' }, time: { hours: 24, workingDaysOnly: true } },
  booking: { words: { nb: '24 timer' }, time: { hours: 24, workingDaysOnly: false } },
  contactMessage: { words: { nb: '24 timer' }, time: { hours: 24, workingDaysOnly: false } },
  accessibilityReport: { words: { nb: '5 virkedager' }, time: { workingDays: 5 } },
  neighborComplaint: { words: { nb: '5 virkedager' }, time: { workingDays: 5 } },
  urgentFault: { words: { nb: '24 timer' }, time: { hours: 24, workingDaysOnly: false } },
  highFault: { words: { nb: 'én virkedag' }, time: { workingDays: 1 } },
  normalFault: { words: { nb: '3 virkedager' }, time: { workingDays: 3 } },
  lowFault: { words: { nb: '5 virkedager' }, time: { workingDays: 5 } },
}
