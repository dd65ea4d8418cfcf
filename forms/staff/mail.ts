import { staffLanguage, wordsOf } from '../../domain/language.ts'
import { defineActions } from '../action.ts'
import { caseReference } from '../kinds/staff/case-reference.ts'
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
  /** Makes a case of its own of it. */
  newCase: {
    permission: 'run-mail',
    fields: mail,
    isOffered: ({ canBeCase }: { canBeCase: boolean }) => canBeCase,
    submit: texts.newCase,
  },
  /** Adds it to another case than the one that it was sent to. */
  addTo: {
    permission: 'run-mail',
    fields: {
      ...mail,
      other: caseReference({ label: texts.other, required: texts.otherMissing, autocomplete: 'off' }),
    },
    submit: texts.release,
  },
  discard: { permission: 'run-mail', fields: mail, submit: texts.discard },
})
