import { choiceIn } from '../../../domain/submissions/no-choice.ts'
import { absenceTexts } from '../../inbox/absence.words.ts'
import type { StaffDeps } from '../../sign-in/server/deps.ts'
import { type BoundAction, bindActions, type Outcome } from '../../workspace/server/actions/handlers.ts'
import { teamActions } from '../team.ts'
import { addAbsence, removeAbsence } from './absences.ts'
import type { HandedOverWork } from './leaving.ts'
import { changeRole, disable, enable, invite, inviteAgain, resetSecondFactor } from './team.ts'

const PAGE = '/intern/ansatte'

/** Says on the page how many cases and visits have another staff member because of a change, and how many have none. */
function toldOf({ cases, visits }: HandedOverWork): Outcome {
  const counts = {
    'gitt-videre': cases.given,
    'uten-ansvarlig': cases.unassigned,
    'besok-gitt-videre': visits.given,
    'besok-uten-noen': visits.unhosted,
  }
  const told = new URLSearchParams()
  for (const [name, count] of Object.entries(counts)) if (count > 0) told.set(name, String(count))
  return { to: told.size > 0 ? `${PAGE}?${told}` : PAGE }
}

/** Binds the actions of «Ansatte» to what they do. */
export function bindTeamActions(deps: StaffDeps): BoundAction[] {
  return bindActions(teamActions, {
    async invite(colleague, { staff }) {
      await invite(deps, { ...colleague, by: staff.id })
      return { to: `${PAGE}?invitert` }
    },
    async changeRole({ id, role }, { staff, now }) {
      return toldOf(await changeRole(deps, { id, role, by: staff.id, now }))
    },
    async inviteAgain({ id }, { staff }) {
      await inviteAgain(deps, { id, by: staff.id })
      return { to: PAGE }
    },
    async resetSecondFactor({ id }, { staff }) {
      await resetSecondFactor(deps, { id, by: staff.id })
      return { to: PAGE }
    },
    async addAbsence({ id, from, to, deputy }, { staff, now }) {
      await addAbsence(deps, { staffId: id, deputyId: deputy, from, to, by: staff.id, now })
      return { notice: absenceTexts.saved }
    },
    async removeAbsence({ id, absence: absenceId }, { staff }) {
      await removeAbsence(deps, { id: absenceId, staffId: id, by: staff.id })
      return { notice: absenceTexts.removed }
    },
    async close({ id, successor }, { staff, now }) {
      return toldOf(await disable(deps, { id, successorId: choiceIn(successor), by: staff.id, now }))
    },
    async open({ id }, { staff }) {
      await enable(deps, { id, by: staff.id })
      return { to: PAGE }
    },
  })
}
