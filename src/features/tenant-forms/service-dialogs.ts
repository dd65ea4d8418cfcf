import type { ServiceDialogName } from '../../../landlord-types/service.ts'
import type { Form } from '../../forms/engine/form.ts'
import { apartmentSurveyDialog } from './apartment-survey.ts'
import { issueReportDialog } from './issue-report.ts'
import { lostKeyDialog } from './lost-key.ts'
import { neighborComplaintDialog } from './neighbor-complaint.ts'
import { terminationDialog } from './termination.ts'

/** The forms that the customer-service page opens, by the state that shows them (specification 2 §3). */
export const serviceDialogs: Record<Exclude<ServiceDialogName, 'cleaning-checklist'>, Form> = {
  termination: terminationDialog,
  issue: issueReportDialog,
  lostkey: lostKeyDialog,
  neighbor: neighborComplaintDialog,
  survey: apartmentSurveyDialog,
}

/** The dialog that a URL opens (`?skjema=`); null if the name is unknown. */
export function serviceDialogNamed(name: string | null): ServiceDialogName | null {
  if (name === 'cleaning-checklist') return name
  return name !== null && isFormDialog(name) ? name : null
}

function isFormDialog(name: string): name is keyof typeof serviceDialogs {
  return Object.hasOwn(serviceDialogs, name)
}
