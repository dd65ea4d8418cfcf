import { staffLanguage, wordsOf } from '../../domain/language.ts'
import { Refusal } from '../../domain/refusal.ts'
import { heldMailActions, mailActions } from '../../forms/staff/mail.ts'
import { mailQueueTexts } from '../../forms/staff/mail.words.ts'
import { type BoundAction, bindActions } from '../actions/handlers.ts'
import { NotAllowed } from '../cases/sender-actions.ts'
import type { CaseworkDeps } from '../casework/caseworker.ts'
import { sendAgain } from '../mail/mail-queue.ts'
import { acceptHeldMail } from './accept-held-mail.ts'
import { discardHeld } from './held-mail.ts'

const texts = wordsOf(mailQueueTexts, staffLanguage)

export function bindMailActions(deps: CaseworkDeps): BoundAction[] {
  return [
    ...bindActions(mailActions, {
      async sendAgain({ id }, { staff }) {
        if (!(await sendAgain(deps, { id, by: staff.id }))) throw new Refusal(texts.gone)
        return { notice: texts.queued }
      },
    }),
    ...bindActions(heldMailActions, {
      async accept({ id }, { staff, now }) {
        const isAccepted = await acceptHeldMail(deps, staff, id, now).catch((error) => {
          if (error instanceof NotAllowed) throw new Refusal(texts.notLetIn)
          throw error
        })
        if (!isAccepted) throw new Refusal(texts.heldGone)
        return { notice: texts.released }
      },
      async discard({ id }, { staff }) {
        if (!(await discardHeld(deps, { id, by: staff.id }))) throw new Refusal(texts.heldGone)
        return { notice: texts.discarded }
      },
    }),
  ]
}
