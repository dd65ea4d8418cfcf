import { NO_CHOICE } from '../../domain/submissions/no-choice.ts'
import { defineActions, shape } from '../../forms/engine/action.ts'
import { email } from '../../forms/kinds/email.ts'
import { hidden } from '../../forms/kinds/hidden.ts'
import { longText } from '../../forms/kinds/long-text.ts'
import { phone } from '../../forms/kinds/phone.ts'
import { select } from '../../forms/kinds/select.ts'
import { caseReferenceField } from '../../forms/kinds/staff/case-reference.ts'
import { text } from '../../forms/kinds/text.ts'
import { contractorTexts as texts } from './contractors.words.ts'

const onCase = { reference: caseReferenceField({ label: '', required: texts.notOffered, isFromPage: true }) }

const onOrder = {
  ...onCase,
  order: hidden({
    pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    example: '00000000-0000-4000-8000-000000000000',
  }),
}

const MAX_MESSAGE_CHARACTERS = 2000

/** What staff do about a contractor who gets a case. */
export const contractorActions = defineActions('contractor', {
  /** To one who had a case before, by that work order; or to a new one. */
  give: {
    permission: 'work-cases',
    fields: {
      ...onCase,
      known: select({
        label: texts.known,
        options: [{ value: NO_CHOICE, label: texts.newOne }],
        default: NO_CHOICE,
        offers: 'page',
        autocomplete: 'off',
      }),
      name: text({ label: texts.name, autocomplete: 'off' }),
      email: email({ label: texts.email, autocomplete: 'off' }),
      phone: phone({ label: texts.phone, autocomplete: 'off' }),
      message: longText({
        label: texts.message,
        most: { length: MAX_MESSAGE_CHARACTERS, message: texts.messageTooLong },
        rows: 3,
        autocomplete: 'off',
      }),
    },
    explain: texts.explain,
    submit: texts.give,
  },
  revoke: { permission: 'work-cases', fields: onOrder, submit: texts.revoke },
  /** A code for a contractor who gets no mail: it is shown once, to be read out to them. */
  showCode: {
    permission: 'work-cases',
    fields: onOrder,
    submit: texts.code,
    shows: shape<{ orderId: string; code: string; until: string }>(),
  },
})
