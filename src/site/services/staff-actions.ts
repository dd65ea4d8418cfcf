import { bindAccountActions } from '../../features/accounts/server/account-handlers.ts'
import { bindBuildingNoticeActions } from '../../features/building-notices/server/notice-handlers.ts'
import { bindBuildingActions } from '../../features/building-pages/server/building-handlers.ts'
import { bindContractorActions } from '../../features/contractors/server/contractor-handlers.ts'
import { bindDemoActions } from '../../features/demo-removal/server/demo-handlers.ts'
import { bindFirstStepActions } from '../../features/first-steps/server/read-first-steps.ts'
import { bindAppointmentActions } from '../../features/inbox/server/appointments/appointment-handlers.ts'
import { bindBulkActions } from '../../features/inbox/server/bulk/bulk-handlers.ts'
import { bindCaseActions } from '../../features/inbox/server/case/case-handlers.ts'
import { bindLocationActions } from '../../features/inbox/server/case/move-case.ts'
import type { CaseworkDeps } from '../../features/inbox/server/caseworker.ts'
import { bindListActions, bindViewActions } from '../../features/inbox/server/list/view-handlers.ts'
import { bindMailActions } from '../../features/incoming-mail/server/mail-handlers.ts'
import { bindListingActions } from '../../features/listings/server/listing-handlers.ts'
import { bindAuditActions } from '../../features/overview/server/audit-handlers.ts'
import type { PortfolioDeps } from '../../features/portfolio-editing/server/deps.ts'
import { bindPropertyListActions } from '../../features/portfolio-editing/server/list-handlers.ts'
import { bindPictureActions } from '../../features/portfolio-editing/server/pictures/picture-handlers.ts'
import { bindPropertyActions } from '../../features/portfolio-editing/server/property-handlers.ts'
import { bindSheetActions } from '../../features/portfolio-editing/server/sheets/sheet-handlers.ts'
import { bindPersonActions } from '../../features/privacy/server/person-handlers.ts'
import { bindRoutingActions } from '../../features/routing/server/change-rules.ts'
import type { StaffDeps } from '../../features/sign-in/server/deps.ts'
import {
  bindCalendarFeedActions,
  bindNoticeActions,
  bindOwnAccountActions,
  bindPushDeviceActions,
} from '../../features/team/server/own-account-handlers.ts'
import { bindRotaActions } from '../../features/team/server/rota-handlers.ts'
import { bindTeamActions } from '../../features/team/server/team-handlers.ts'
import { bindTextActions } from '../../features/text-editing/server/text-handlers.ts'
import { type ActionTable, actionTable } from '../../features/workspace/server/actions/handlers.ts'
import { askingSecondFactor } from '../../features/workspace/server/actions/run-action.ts'
import type { OversightDeps } from './services.ts'

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
    ...bindBuildingActions(deps),
    ...bindBulkActions(deps),
    ...bindCalendarFeedActions(staff),
    ...bindCaseActions(deps),
    ...bindContractorActions(deps),
    ...bindDemoActions(oversight),
    ...bindFirstStepActions(staff),
    ...bindListActions(deps),
    ...bindListingActions(portfolio),
    ...bindLocationActions(deps),
    ...bindMailActions(oversight),
    ...bindNoticeActions(staff),
    ...bindOwnAccountActions(staff),
    ...bindPersonActions(oversight),
    ...bindPictureActions(portfolio),
    ...bindPropertyActions(portfolio),
    ...bindPropertyListActions(portfolio),
    ...bindPushDeviceActions(staff),
    ...bindRotaActions(staff),
    ...bindBuildingNoticeActions(deps),
    ...bindRoutingActions(staff),
    ...bindSheetActions(portfolio),
    ...bindTeamActions(staff),
    ...bindTextActions({ ...staff, photoDeps: portfolio.photoDeps }),
    ...bindViewActions(deps),
  ]
  return actionTable(bound.map((each) => askingSecondFactor(staff, each)))
}
