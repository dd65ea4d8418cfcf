import { bindAccountActions } from '../accounts/account-handlers.ts'
import { askingSecondFactor } from '../actions/asking-second-factor.ts'
import { type ActionTable, actionTable } from '../actions/handlers.ts'
import { bindAppointmentActions } from '../casework/appointments/appointment-handlers.ts'
import { bindBulkActions } from '../casework/bulk-handlers.ts'
import { bindCaseActions } from '../casework/case-handlers.ts'
import type { CaseworkDeps } from '../casework/caseworker.ts'
import { bindListActions, bindViewActions } from '../casework/view-handlers.ts'
import { bindTextActions } from '../content/text-handlers.ts'
import { bindMailActions } from '../incoming/mail-handlers.ts'
import { bindListingActions } from '../listings/listing-handlers.ts'
import { bindAuditActions } from '../overview/audit-handlers.ts'
import type { PortfolioDeps } from '../portfolio/deps.ts'
import { bindPropertyActions } from '../portfolio/property-handlers.ts'
import { bindSheetActions } from '../portfolio/sheet-handlers.ts'
import { bindPersonActions } from '../privacy/person-handlers.ts'
import type { StaffDeps } from '../staff/deps.ts'
import { bindCalendarFeedActions } from '../team/calendar-feed-handlers.ts'
import { bindNoticeActions } from '../team/notice-handlers.ts'
import { bindOwnAccountActions } from '../team/own-account-handlers.ts'
import { bindPushDeviceActions } from '../team/push-device-handlers.ts'
import { bindRotaActions } from '../team/rota-handlers.ts'
import { bindTeamActions } from '../team/team-handlers.ts'
import type { OversightDeps } from '../workspace/oversight-work.ts'

/** What the handlers of all features need between them. */
export interface ActionDeps {
  deps: CaseworkDeps
  staff: StaffDeps
  portfolio: PortfolioDeps
  oversight: OversightDeps
}

/** All actions that staff can do, each bound to its handler. A new feature adds its line. */
export function bindAllActions({ deps, staff, portfolio, oversight }: ActionDeps): ActionTable {
  const bound = [
    ...bindAccountActions(staff),
    ...bindAppointmentActions(deps),
    ...bindAuditActions(oversight),
    ...bindBulkActions(deps),
    ...bindCalendarFeedActions(staff),
    ...bindCaseActions(deps),
    ...bindListActions(deps),
    ...bindListingActions(portfolio),
    ...bindMailActions(oversight),
    ...bindNoticeActions(staff),
    ...bindOwnAccountActions(staff),
    ...bindPersonActions(oversight),
    ...bindPropertyActions(portfolio),
    ...bindPushDeviceActions(staff),
    ...bindRotaActions(staff),
    ...bindSheetActions(portfolio),
    ...bindTeamActions(staff),
    ...bindTextActions(staff),
    ...bindViewActions(deps),
  ]
  return actionTable(bound.map((each) => askingSecondFactor(staff, each)))
}
