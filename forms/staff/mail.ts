import { staffLanguage, wordsOf } from '../../domain/language.ts'
import { defineActions } from '../action.ts'
import { hidden } from '../kinds/staff/hidden.ts'
import { mailQueueTexts } from './mail.words.ts'

const texts = wordsOf(mailQueueTexts, staffLanguage)

/** The mail. */
const mail = { id: hidden() }

/** The actions for outgoing mail. */
export const mailActions = defineActions('mail', {
  sendAgain: {
    permission: 'run-mail',
    fields: mail,
    isOffered: ({ canSendAgain }: { canSendAgain: boolean }) => canSendAgain,
    submit: texts.again,
  },
})

/** The actions for held mail. */
export const heldMailActions = defineActions('heldMail', {
  accept: {
    permission: 'run-mail',
    fields: mail,
    isOffered: ({ reference }: { reference: string | null }) => reference !== null,
    submit: texts.release,
  },
  discard: { permission: 'run-mail', fields: mail, submit: texts.discard },
})
