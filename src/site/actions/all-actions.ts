import { allDocuments } from '../../domain/documents/documents.ts'
import { accountActions } from '../../features/accounts/accounts.ts'
import { buildingNoticeActions } from '../../features/building-notices/notices.ts'
import { buildingActions } from '../../features/building-pages/building-actions.ts'
import { contractorActions } from '../../features/contractors/contractor-actions.ts'
import { demoActions } from '../../features/demo-removal/demo.ts'
import { firstStepActions } from '../../features/first-steps/first-steps.ts'
import { appointmentActions } from '../../features/inbox/appointments.ts'
import { caseActions } from '../../features/inbox/casework.ts'
import { bulkActions, listActions, viewActions } from '../../features/inbox/inbox.ts'
import { locationActions } from '../../features/inbox/location.ts'
import { personActions } from '../../features/inbox/persons.ts'
import { listingActions } from '../../features/listings/listings.ts'
import { heldMailActions, mailActions } from '../../features/outgoing-mail/mail.ts'
import { auditActions } from '../../features/overview/audit.ts'
import { propertyActions } from '../../features/portfolio-editing/properties.ts'
import { sheetActions } from '../../features/portfolio-editing/sheet.ts'
import { routingActions } from '../../features/routing/routing.ts'
import { pushDeviceActions } from '../../features/sign-in/push-devices.ts'
import { noticeActions } from '../../features/staff-notices/notices.ts'
import { rotaActions } from '../../features/staff-notices/rota.ts'
import { calendarFeedActions } from '../../features/team/calendar-feed.ts'
import { ownAccountActions } from '../../features/team/own-account.ts'
import { teamActions } from '../../features/team/team.ts'
import { textActionsOf } from '../../features/text-editing/texts.ts'
import type { Action, Actions } from '../../forms/engine/action.ts'

/** The actions of each feature. A new feature adds its line. */
const features: readonly Actions[] = [
  accountActions,
  appointmentActions,
  auditActions,
  buildingActions,
  bulkActions,
  calendarFeedActions,
  caseActions,
  contractorActions,
  demoActions,
  firstStepActions,
  heldMailActions,
  listActions,
  listingActions,
  locationActions,
  mailActions,
  noticeActions,
  ownAccountActions,
  personActions,
  propertyActions,
  pushDeviceActions,
  rotaActions,
  buildingNoticeActions,
  routingActions,
  sheetActions,
  teamActions,
  viewActions,
  ...allDocuments.map(textActionsOf),
]

/** All actions that staff can do. */
export const allActions: readonly Action[] = features.flatMap((actions) => Object.values(actions))
