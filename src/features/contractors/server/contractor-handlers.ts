import { choiceIn } from '../../../domain/submissions/no-choice.ts'
import { staffLanguage } from '../../../domain/text/language.ts'
import { formatDateTime } from '../../../domain/time/format-moment.ts'
import type { CaseDeps } from '../../cases/server/deps.ts'
import { type BoundAction, bindActions } from '../../workspace/server/actions/handlers.ts'
import { contractorActions } from '../contractor-actions.ts'
import { contractorTexts } from '../contractors.words.ts'
import { giveOrder, makeSpokenCode, revokeOrder } from './give-order.ts'

/** Binds what staff do about contractors to what it does. */
export function bindContractorActions(deps: CaseDeps): BoundAction[] {
  return bindActions(contractorActions, {
    async give({ reference, known, name, email, phone, message }, { staff, now }) {
      const given = await giveOrder(deps, staff, reference, {
        known: choiceIn(known),
        name: name ?? null,
        email: email ?? null,
        phone: phone ?? null,
        message: message ?? null,
        now,
      })
      return { notice: contractorTexts.given[given.isMailed ? 'email' : 'link'](given.name) }
    },
    async revoke({ reference, order }, { staff, now }) {
      const name = await revokeOrder(deps, staff, { reference, orderId: order, now })
      return { notice: contractorTexts.revoked(name) }
    },
    async showCode({ reference, order }, { staff, now }) {
      const { code, until } = await makeSpokenCode(deps, staff, { reference, orderId: order, now })
      return { shown: { orderId: order, code, until: formatDateTime(until, staffLanguage) } }
    },
  })
}
