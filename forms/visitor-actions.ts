import type { Action, Actions } from './action.ts'
import { signUpActions, subscriberActions } from './alert-actions.ts'
import { myCasesActions } from './my-cases-actions.ts'
import { senderActions } from './sender-actions.ts'
import { senderAppointmentActions } from './sender-appointment-actions.ts'
import { senderContactActions } from './sender-contact-actions.ts'
import { secondStepActions, signInActions } from './staff/sign-in.ts'

const groups: readonly Actions[] = [
  myCasesActions,
  secondStepActions,
  senderActions,
  senderAppointmentActions,
  senderContactActions,
  signInActions,
  signUpActions,
  subscriberActions,
]

/** All actions of those who are not signed in: senders, visitors, and staff on their way in. */
export const visitorActions: readonly Action[] = groups.flatMap((actions) => Object.values(actions))
