import { offers } from '../domain/categories.ts'
import { accessibilityReport } from './accessibility-report.ts'
import { apartmentSurvey, apartmentSurveyDialog } from './apartment-survey.ts'
import { applianceReport } from './appliance-report.ts'
import { contactMessage } from './contact-message.ts'
import type { Form } from './form.ts'
import { handymanBooking } from './handyman-booking.ts'
import { houseRulesAgreement } from './house-rules-agreement.ts'
import { interestForms } from './interest/types.ts'
import { issueReport, issueReportDialog } from './issue-report.ts'
import { lostKey, lostKeyDialog } from './lost-key.ts'
import { neighborComplaint, neighborComplaintDialog } from './neighbor-complaint.ts'
import { parkingApplication } from './parking-application.ts'
import { termination, terminationDialog } from './termination.ts'

/** All forms. To add one, write its file and add a line here. */
export const allForms: readonly Form[] = [
  ...interestForms,
  ...(offers('parkering') ? [parkingApplication] : []),
  termination,
  terminationDialog,
  issueReport,
  issueReportDialog,
  applianceReport,
  lostKey,
  lostKeyDialog,
  neighborComplaint,
  neighborComplaintDialog,
  apartmentSurvey,
  apartmentSurveyDialog,
  handymanBooking,
  contactMessage,
  houseRulesAgreement,
  accessibilityReport,
]

/** The form with an id, or undefined. */
export function findForm(id: string, forms: readonly Form[] = allForms): Form | undefined {
  return forms.find((form) => form.id === id)
}

/** The form for a body that was sent to a function of the legacy API, or undefined. */
export function formForFunction(
  functionName: string,
  body: Readonly<Record<string, unknown>>,
  forms: readonly Form[] = allForms,
): Form | undefined {
  return forms.find((form) => form.functionName === functionName && (form.claims?.(body) ?? true))
}
