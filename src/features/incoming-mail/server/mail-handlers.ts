import { Refusal } from '../../../domain/submissions/refusal.ts'
import { NotAllowed } from '../../cases/server/sender/sender-actions.ts'
import type { CaseworkDeps } from '../../inbox/server/caseworker.ts'
import { heldMailActions, mailActions } from '../../outgoing-mail/mail.ts'
import { mailQueueTexts } from '../../outgoing-mail/mail.words.ts'
import { sendAgain } from '../../outgoing-mail/server/mail-queue.ts'
import { type BoundAction, bindActions } from '../../workspace/server/actions/handlers.ts'
import { acceptHeldMail } from './accept-held-mail.ts'
import { makeCaseOfHeldMail } from './case-of-held-mail.ts'
import { discardHeld } from './held-mail.ts'

function refuseWhereNotAllowed(error: unknown): never {
  if (error instanceof NotAllowed) throw new Refusal(mailQueueTexts.notLetIn)
  throw error
}

export function bindMailActions(deps: CaseworkDeps): BoundAction[] {
  return [
    ...bindActions(mailActions, {
      async sendAgain({ id }, { staff }) {
        if (!(await sendAgain(deps, { id, by: staff.id }))) throw new Refusal(mailQueueTexts.gone)
        return { notice: mailQueueTexts.queued }
      },
    }),
    ...bindActions(heldMailActions, {
      async accept({ id }, { staff, now }) {
        if (!(await acceptHeldMail(deps, staff, id, now).catch(refuseWhereNotAllowed)))
          throw new Refusal(mailQueueTexts.heldGone)
        return { notice: mailQueueTexts.released }
      },
      async addTo({ id, other }, { staff, now }) {
        if (!(await acceptHeldMail(deps, staff, id, now, other).catch(refuseWhereNotAllowed)))
          throw new Refusal(mailQueueTexts.notCase)
        return { to: `/saker/${other}` }
      },
      async newCase({ id }, { staff }) {
        const reference = await makeCaseOfHeldMail(deps, staff, id)
        if (!reference) throw new Refusal(mailQueueTexts.heldGone)
        return { to: `/saker/${reference}` }
      },
      async discard({ id }, { staff }) {
        if (!(await discardHeld(deps, { id, by: staff.id }))) throw new Refusal(mailQueueTexts.heldGone)
        return { notice: mailQueueTexts.discarded }
      },
    }),
  ]
}
