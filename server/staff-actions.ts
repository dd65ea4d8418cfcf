import { type ActionTable, actionTable } from './actions/handlers.ts'
import type { StaffDesk } from './staff/desk.ts'
import { bindTeamActions } from './staff/team-handlers.ts'

/** What the handlers of all features need between them. */
export interface ActionDeps {
  staff: StaffDesk
}

/** All actions that staff can do, each bound to its handler. */
export function bindAllActions({ staff }: ActionDeps): ActionTable {
  return actionTable([...bindTeamActions(staff)])
}
