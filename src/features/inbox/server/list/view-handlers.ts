import { type BoundAction, bindActions } from '../../../workspace/server/actions/handlers.ts'
import { listActions, viewActions } from '../../inbox.ts'
import type { CaseworkDeps } from '../caseworker.ts'
import { setDensity } from './inbox-density.ts'
import { removeView, saveView } from './saved-views.ts'

export function bindViewActions(deps: Pick<CaseworkDeps, 'database'>): BoundAction[] {
  return bindActions(viewActions, {
    async save({ name, query = '' }, { staff }) {
      await saveView(deps, staff.id, { name, query })
      return {}
    },
    async remove({ id }, { staff }) {
      await removeView(deps, staff.id, id)
      return {}
    },
  })
}

export function bindListActions(deps: Pick<CaseworkDeps, 'database'>): BoundAction[] {
  return bindActions(listActions, {
    async density({ density }, { staff }) {
      await setDensity(deps, staff.id, density)
      return {}
    },
  })
}
