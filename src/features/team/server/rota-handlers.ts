import { allRoles } from '../../../domain/people/staff-roles.ts'
import type { StaffDeps } from '../../sign-in/server/deps.ts'
import { fallbackKinds, rotaActions } from '../../staff-notices/rota.ts'
import { rotaTexts } from '../../staff-notices/rota.words.ts'
import {
  addShifts,
  changeOnCallSettings,
  removeShift,
  swapShift,
} from '../../staff-notices/server/rota/change-rota.ts'
import type { Fallback } from '../../staff-notices/server/rota/on-call-settings.ts'
import { type BoundAction, bindActions } from '../../workspace/server/actions/handlers.ts'

export function bindRotaActions(deps: StaffDeps): BoundAction[] {
  return bindActions(rotaActions, {
    async add({ staff: staffId, from, to, weeks, times = 1 }, { staff }) {
      const added = await addShifts(deps, staff.id, {
        staffId,
        from: new Date(from),
        to: new Date(to),
        everyWeeks: Number(weeks),
        times,
      })
      return { notice: rotaTexts.added(added) }
    },
    async swap({ id, staff: staffId, from, to }, { staff }) {
      await swapShift(deps, staff.id, { id, staffId, from: new Date(from), to: new Date(to) })
      return { notice: rotaTexts.swapped }
    },
    async remove({ id }, { staff }) {
      await removeShift(deps, staff.id, id)
      return { notice: rotaTexts.removed }
    },
    async settings({ fallback, escalateAfter }, { staff }) {
      await changeOnCallSettings(deps, staff.id, {
        fallback: fallbackOf(fallback),
        escalateAfterMinutes: Number(escalateAfter),
      })
      return { notice: rotaTexts.settingsSaved }
    },
  })
}

/** The fallback that a choice names; any other text names a colleague who does not exist. */
function fallbackOf(choice: string): Fallback {
  const role = allRoles.find((each) => choice === `${fallbackKinds.role}${each}`)
  return role ? { role } : { staffId: choice.replace(fallbackKinds.staff, '') }
}
