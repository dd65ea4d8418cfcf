import { defineActions } from '../action.ts'
import { hidden } from '../kinds/staff/hidden.ts'
import { mailQueueTexts as texts } from './mail.words.ts'

/** The mail that it is done to. */
const mail = { id: hidden() }

/** What can be done with mail that goes out. */
export const mailActions = defineActions('mail', {
  sendAgain: {
    permission: 'run-mail',
    fields: mail,
    isOffered: ({ canSendAgain }: { canSendAgain: boolean }) => canSendAgain,
    submit: texts.again,
  },
})

/** What can be done with mail that came in and waits for a staff member. */
export const heldMailActions = defineActions('heldMail', {
  accept: {
    permission: 'run-mail',
    fields: mail,
    isOffered: ({ reference }: { reference: string | null }) => reference !== null,
    submit: texts.release,
  },
  discard: { permission: 'run-mail', fields: mail, submit: texts.discard },
})
