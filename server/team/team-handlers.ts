import { teamActions } from '../../forms/staff/team.ts'
import { type BoundAction, bindActions, type Outcome } from '../actions/handlers.ts'
import type { StaffDeps } from '../staff/deps.ts'
import { changeRole, disable, enable, invite, inviteAgain, resetSecondFactor } from './team.ts'

const PAGE = '/intern/ansatte'

/** Says on the page how many cases have no assignee because of a change. */
const toldOf = (unassigned: number): Outcome => ({
  to: unassigned > 0 ? `${PAGE}?uten-ansvarlig=${unassigned}` : PAGE,
})

export function bindTeamActions(deps: StaffDeps): BoundAction[] {
  return bindActions(teamActions, {
    async invite(colleague, { staff }) {
      await invite(deps, { ...colleague, by: staff.id })
      return { to: `${PAGE}?invitert` }
    },
    async changeRole({ id, role }, { staff }) {
      return toldOf(await changeRole(deps, { id, role, by: staff.id }))
    },
    async inviteAgain({ id }, { staff }) {
      await inviteAgain(deps, { id, by: staff.id })
      return { to: PAGE }
    },
    async resetSecondFactor({ id }, { staff }) {
      await resetSecondFactor(deps, { id, by: staff.id })
      return { to: PAGE }
    },
    async close({ id }, { staff }) {
      return toldOf(await disable(deps, { id, by: staff.id }))
    },
    async open({ id }, { staff }) {
      await enable(deps, { id, by: staff.id })
      return { to: PAGE }
    },
  })
}
