import { actionFields } from '../../../../forms/engine/action-result.ts'
import type { ConfirmDeps } from '../../../sign-in/server/confirm.ts'
import { requireRecentSecondFactor } from '../../../sign-in/server/recent-second-factor.ts'
import type { BoundAction } from './handlers.ts'

/** An action that asks for the second factor first, if its declaration says so. */
export function askingSecondFactor(deps: ConfirmDeps, bound: BoundAction): BoundAction {
  if (!bound.action.needsRecentSecondFactor) return bound
  return {
    ...bound,
    async handle(answers, request) {
      const { staff, jar, entries } = request
      const code = entries[actionFields.secondFactorCode]?.[0]?.trim() ?? ''
      await requireRecentSecondFactor(deps, { staff, jar, code })
      return bound.handle(answers, request)
    },
  }
}
