import { choiceIn } from '../../domain/no-choice.ts'
import { teamActions } from '../../forms/staff/team.ts'
import { type BoundAction, bindActions, type Outcome } from '../actions/handlers.ts'
import type { HandedOver } from '../casework/hand-over.ts'
import type { StaffDeps } from '../staff/deps.ts'
import { changeRole, disable, enable, invite, inviteAgain, resetSecondFactor } from './team.ts'

const PAGE = '/intern/ansatte'

/** Says on the page how many cases have another assignee because of a change, and how many have none. */
function toldOf({ given, unassigned }: HandedOver): Outcome {
  const told = new URLSearchParams()
  if (given > 0) told.set('gitt-videre', String(given))
  if (unassigned > 0) told.set('uten-ansvarlig', String(unassigned))
  return { to: told.size > 0 ? `${PAGE}?${told}` : PAGE }
}

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
    async close({ id, successor }, { staff }) {
      return toldOf(await disable(deps, { id, successorId: choiceIn(successor), by: staff.id }))
    },
    async open({ id }, { staff }) {
      await enable(deps, { id, by: staff.id })
      return { to: PAGE }
    },
  })
}
