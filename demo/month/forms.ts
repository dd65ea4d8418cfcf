import {
  advertisingAnswers,
  coliving,
  home,
  parkingApplicationAnswers,
  parkingPlace,
  premises,
  storageAnswers,
} from './answers/seekers.ts'
import {
  apartmentSurveyAnswers,
  applianceReportAnswers,
  contactMessageAnswers,
  handymanBookingAnswers,
  houseRulesAgreementAnswers,
  issueReportAnswers,
  lostKeyAnswers,
  lostKeyDialogAnswers,
  neighborComplaintAnswers,
  terminationAnswers,
} from './answers/tenants.ts'
import type { Write } from './answers/written.ts'

interface MonthForm {
  /** How many of a thousand cases are of this form. */
  share: number
  write: Write
}

/** How a month's forms divide, by the ids of the forms. A landlord without one of them gets more of the others. */
export const monthForms: Readonly<Record<string, MonthForm>> = {
  'issue-report': { share: 220, write: issueReportAnswers },
  'issue-report-dialog': { share: 165, write: issueReportAnswers },
  'appliance-report': { share: 75, write: applianceReportAnswers },
  'lost-key': { share: 35, write: lostKeyAnswers },
  'lost-key-dialog': { share: 30, write: lostKeyDialogAnswers },
  'neighbor-complaint': { share: 40, write: neighborComplaintAnswers },
  'neighbor-complaint-dialog': { share: 20, write: neighborComplaintAnswers },
  termination: { share: 25, write: terminationAnswers },
  'termination-dialog': { share: 20, write: terminationAnswers },
  'contact-message': { share: 130, write: contactMessageAnswers },
  'interest-bolig': { share: 70, write: home },
  'interest-coliving': { share: 20, write: coliving },
  'interest-minilager': { share: 25, write: storageAnswers },
  'interest-naering': { share: 12, write: premises },
  'interest-parkering': { share: 12, write: parkingPlace },
  'interest-reklame': { share: 6, write: advertisingAnswers },
  'parking-application': { share: 20, write: parkingApplicationAnswers },
  'apartment-survey': { share: 30, write: apartmentSurveyAnswers },
  'apartment-survey-dialog': { share: 15, write: apartmentSurveyAnswers },
  'handyman-booking': { share: 20, write: handymanBookingAnswers },
  'house-rules-agreement': { share: 10, write: houseRulesAgreementAnswers },
}
