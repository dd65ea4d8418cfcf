import { signUpActions, subscriberActions } from '../../features/alerts/alert-actions.ts'
import { recipientActions } from '../../features/building-notices/recipient-actions.ts'
import { myCasesActions } from '../../features/cases/my-cases-actions.ts'
import { senderActions } from '../../features/cases/sender-actions.ts'
import { senderAppointmentActions } from '../../features/cases/sender-appointment-actions.ts'
import { senderContactActions } from '../../features/cases/sender-contact-actions.ts'
import { workOrderActions } from '../../features/contractors/work-order-actions.ts'
import { secondStepActions, signInActions } from '../../features/sign-in/sign-in.ts'
import type { Action, Actions } from '../../forms/engine/action.ts'

const groups: readonly Actions[] = [
  myCasesActions,
  recipientActions,
  secondStepActions,
  senderActions,
  senderAppointmentActions,
  senderContactActions,
  signInActions,
  signUpActions,
  subscriberActions,
  workOrderActions,
]

/** All actions of those who are not signed in: senders, contractors, visitors, and staff on their way in. */
export const visitorActions: readonly Action[] = groups.flatMap((actions) => Object.values(actions))
