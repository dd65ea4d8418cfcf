import {
  advertising,
  coliving,
  home,
  parkingApplication,
  parkingPlace,
  premises,
  storage,
} from './answers/seekers.ts'
import {
  apartmentSurvey,
  applianceReport,
  contactMessage,
  handymanBooking,
  houseRulesAgreement,
  issueReport,
  lostKey,
  lostKeyDialog,
  neighborComplaint,
  termination,
} from './answers/tenants.ts'
import type { Write } from './answers/written.ts'

interface MonthForm {
  /** How many of a thousand cases are of this form. */
  share: number
  write: Write
}

/** How a month's forms divide, by the ids of the forms. A landlord without one of them gets more of the others. */
export const monthForms: Readonly<Record<string, MonthForm>> = {
  'issue-report': { share: 220, write: issueReport },
  'issue-report-dialog': { share: 165, write: issueReport },
  'appliance-report': { share: 75, write: applianceReport },
  'lost-key': { share: 35, write: lostKey },
  'lost-key-dialog': { share: 30, write: lostKeyDialog },
  'neighbor-complaint': { share: 40, write: neighborComplaint },
  'neighbor-complaint-dialog': { share: 20, write: neighborComplaint },
  termination: { share: 25, write: termination },
  'termination-dialog': { share: 20, write: termination },
  'contact-message': { share: 130, write: contactMessage },
  'interest-bolig': { share: 70, write: home },
  'interest-coliving': { share: 20, write: coliving },
  'interest-minilager': { share: 25, write: storage },
  'interest-naering': { share: 12, write: premises },
  'interest-parkering': { share: 12, write: parkingPlace },
  'interest-reklame': { share: 6, write: advertising },
  'parking-application': { share: 20, write: parkingApplication },
  'apartment-survey': { share: 30, write: apartmentSurvey },
  'apartment-survey-dialog': { share: 15, write: apartmentSurvey },
  'handyman-booking': { share: 20, write: handymanBooking },
  'house-rules-agreement': { share: 10, write: houseRulesAgreement },
}
