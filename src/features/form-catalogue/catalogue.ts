import { offers } from '../../domain/portfolio/categories.ts'
import type { Form } from '../../forms/engine/form.ts'
import { accessibilityReport } from '../enquiries/accessibility-report.ts'
import { contactMessage } from '../enquiries/contact-message.ts'
import { interestForms } from '../enquiries/interest/types.ts'
import { parkingApplication } from '../enquiries/parking-application.ts'
import { propertyQuestion, viewingWish } from '../enquiries/short-enquiries.ts'
import { apartmentSurvey, apartmentSurveyDialog } from '../tenant-forms/apartment-survey.ts'
import { applianceReport } from '../tenant-forms/appliance-report.ts'
import { handymanBooking } from '../tenant-forms/handyman-booking.ts'
import { houseRulesAgreement } from '../tenant-forms/house-rules-agreement.ts'
import { issueReport, issueReportDialog } from '../tenant-forms/issue-report.ts'
import { lostKey, lostKeyDialog } from '../tenant-forms/lost-key.ts'
import { neighborComplaint, neighborComplaintDialog } from '../tenant-forms/neighbor-complaint.ts'
import { termination, terminationDialog } from '../tenant-forms/termination.ts'

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
  propertyQuestion,
  viewingWish,
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
