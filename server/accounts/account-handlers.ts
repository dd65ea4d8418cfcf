import { Refusal } from '../../domain/refusal.ts'
import { accountActions } from '../../forms/staff/accounts.ts'
import { accountNumberTexts } from '../../forms/staff/accounts.words.ts'
import { secondFactorTexts } from '../../forms/staff/second-factor.words.ts'
import { type BoundAction, bindActions } from '../actions/handlers.ts'
import { confirmWithCode } from '../staff/confirm.ts'
import type { StaffDeps } from '../staff/deps.ts'
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
