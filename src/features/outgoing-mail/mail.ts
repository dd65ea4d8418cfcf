import { defineActions } from '../../forms/engine/action.ts'
import { hidden } from '../../forms/kinds/hidden.ts'
import { caseReferenceField } from '../../forms/kinds/staff/case-reference.ts'
import { mailQueueTexts } from './mail.words.ts'

/** The mail. */
const mail = { id: hidden() }

/** The actions for outgoing mail. */
export const mailActions = defineActions('mail', {
  sendAgain: {
    permission: 'run-mail',
    fields: mail,
    isOffered: ({ canSendAgain }: { canSendAgain: boolean }) => canSendAgain,
    submit: mailQueueTexts.again,
  },
})

/** The actions for held mail. */
export const heldMailActions = defineActions('heldMail', {
  accept: {
    permission: 'run-mail',
    fields: mail,
    isOffered: ({ reference }: { reference: string | null }) => reference !== null,
    submit: mailQueueTexts.release,
  },
  /** Makes a case of its own of it. */
  newCase: {
    permission: 'run-mail',
    fields: mail,
    isOffered: ({ canBeCase }: { canBeCase: boolean }) => canBeCase,
    submit: mailQueueTexts.newCase,
  },
  /** Adds it to another case than the one that it was sent to. */
  addTo: {
    permission: 'run-mail',
    fields: {
      ...mail,
      other: caseReferenceField({
        label: mailQueueTexts.other,
        required: mailQueueTexts.otherMissing,
        autocomplete: 'off',
      }),
    },
    submit: mailQueueTexts.release,
  },
  discard: { permission: 'run-mail', fields: mail, submit: mailQueueTexts.discard },
})
