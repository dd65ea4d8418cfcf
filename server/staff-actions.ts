import { type ActionTable, actionTable } from './actions/handlers.ts'
import { bindListingActions } from './listings/listing-handlers.ts'
import type { PortfolioDeps } from './portfolio/deps.ts'
import type { StaffDesk } from './staff/desk.ts'
import { bindTeamActions } from './staff/team-handlers.ts'

/** What the handlers of all features need between them. */
export interface ActionDeps {
  staff: StaffDesk
  portfolio: PortfolioDeps
}

/** All actions that staff can do, each bound to its handler. */
export function bindAllActions({ staff, portfolio }: ActionDeps): ActionTable {
  return actionTable([...bindTeamActions(staff), ...bindListingActions(portfolio)])
}
