import { Refusal } from '../../../domain/submissions/refusal.ts'
import { secondFactorTexts } from '../../sign-in/second-factor.words.ts'
import { confirmWithCode } from '../../sign-in/server/confirm.ts'
import type { StaffDeps } from '../../sign-in/server/deps.ts'
import { type BoundAction, bindActions } from '../../workspace/server/actions/handlers.ts'
import { accountActions } from '../accounts.ts'
import { accountNumberTexts } from '../accounts.words.ts'
import {
  approvalObstacle,
  approveAccount,
  proposeAccount,
  refuseAccount,
  stopAccount,
} from './change-account.ts'

export function bindAccountActions(deps: StaffDeps): BoundAction[] {
  return bindActions(accountActions, {
    async propose({ orgNumber, account }, { staff }) {
      await proposeAccount(deps, { orgNumber, account, by: staff.id })
      return { notice: accountNumberTexts.notices.proposed }
    },
    async approve({ id, code }, { staff, jar }) {
      // Checked first, so that a code is not used up when the approval is refused anyway.
      const obstacle = await approvalObstacle(deps, { id, by: staff.id })
      if (obstacle) throw new Refusal(obstacle)
      const confirmed = await confirmWithCode(deps, jar, { staff, code })
      if (confirmed !== 'confirmed') throw new Refusal(secondFactorTexts.refused[confirmed])
      await approveAccount(deps, { id, by: staff.id, method: 'totp' })
      return { notice: accountNumberTexts.notices.approved }
    },
    async withdraw({ id }, { staff }) {
      await refuseAccount(deps, { id, by: staff.id })
      return { notice: accountNumberTexts.notices.withdrawn }
    },
    async refuse({ id }, { staff }) {
      await refuseAccount(deps, { id, by: staff.id })
      return { notice: accountNumberTexts.notices.refused }
    },
    async stop({ id }, { staff }) {
      await stopAccount(deps, { id, by: staff.id })
      return { notice: accountNumberTexts.notices.stopped }
    },
  })
}
