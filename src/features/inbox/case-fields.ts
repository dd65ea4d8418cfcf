import { snoozeDays } from '../../domain/cases/snooze-day.ts'
import { NO_CHOICE } from '../../domain/submissions/no-choice.ts'
import { date } from '../../forms/kinds/date.ts'
import { email } from '../../forms/kinds/email.ts'
import { hidden, optionalHidden } from '../../forms/kinds/hidden.ts'
import { longText } from '../../forms/kinds/long-text.ts'
import { phone } from '../../forms/kinds/phone.ts'
import { select } from '../../forms/kinds/select.ts'
import { caseReferenceField } from '../../forms/kinds/staff/case-reference.ts'
import { templateWords } from '../../forms/kinds/template.words.ts'
import { staffCaseTexts } from './case.words.ts'
import { keyDateTexts } from './key-date.words.ts'

const { relate, contact } = staffCaseTexts

/** The case; on the page of a case, the one in its URL. */
export const fieldsOnCase = {
  reference: caseReferenceField({ label: '', required: relate.unknown, isFromPage: true }),
}

export const contactFields = {
  ...fieldsOnCase,
  phone: phone({ label: contact.phone, autocomplete: 'off' }),
  email: email({ label: contact.email, autocomplete: 'off' }),
}

export const newKeyDay = {
  ...fieldsOnCase,
  day: date({ label: keyDateTexts.day, required: keyDateTexts.dayMissing, autocomplete: 'off' }),
  message: longText({ label: keyDateTexts.message, help: keyDateTexts.help, rows: 3, autocomplete: 'off' }),
}

export const suggestedCase = {
  ...fieldsOnCase,
  other: caseReferenceField({ label: '', required: relate.unknown, isFromPage: true }),
}

/** Until when the case is snoozed once the reply is sent; not where that closes it. */
export const replySnooze = select({
  label: templateWords.snooze,
  options: [
    { value: NO_CHOICE, label: templateWords.snoozeNot },
    ...snoozeDays.map((value) => ({ value, label: templateWords.snoozes[value] })),
  ],
  default: NO_CHOICE,
  autocomplete: 'off',
})

/** The idempotency key: a text that is sent twice with the same key is stored once. */
export const key = optionalHidden({ pattern: /^[\x21-\x7e]{8,200}$/, example: 'key-of-the-page' })

/** The newest event that the page showed when the staff member began. */
export const seen = optionalHidden({ pattern: /^\d{1,18}$/ })

/** One of the times that the page offers. */
export const offeredInstant = hidden({
  pattern: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\.000Z$/,
  example: '2099-01-05T07:00:00.000Z',
})
