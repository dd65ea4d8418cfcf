import { allDocuments } from '../../domain/documents.ts'
import type { Action, Actions } from '../action.ts'
import { accountActions } from './accounts.ts'
import { appointmentActions } from './appointments.ts'
import { auditActions } from './audit.ts'
import { calendarFeedActions } from './calendar-feed.ts'
import { caseActions } from './casework.ts'
import { bulkActions, listActions, viewActions } from './inbox.ts'
import { listingActions } from './listings.ts'
import { heldMailActions, mailActions } from './mail.ts'
import { noticeActions } from './notices.ts'
import { ownAccountActions } from './own-account.ts'
import { personActions } from './persons.ts'
import { propertyActions } from './properties.ts'
import { pushDeviceActions } from './push-devices.ts'
import { rotaActions } from './rota.ts'
import { sheetActions } from './sheet.ts'
import { teamActions } from './team.ts'
import { textActionsOf } from './texts.ts'

/** The actions of each feature. A new feature adds its line. */
const features: readonly Actions[] = [
  accountActions,
  appointmentActions,
  auditActions,
  bulkActions,
  calendarFeedActions,
  caseActions,
  heldMailActions,
  listActions,
  listingActions,
  mailActions,
  noticeActions,
  ownAccountActions,
  personActions,
  propertyActions,
  pushDeviceActions,
  rotaActions,
  sheetActions,
  teamActions,
  viewActions,
  ...allDocuments.map(textActionsOf),
]

/** All actions that staff can do. */
export const allActions: readonly Action[] = features.flatMap((actions) => Object.values(actions))
