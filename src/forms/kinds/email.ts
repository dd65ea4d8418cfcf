import { isEmail } from '../../domain/contact/contact-details.ts'
import { likelyEmail } from '../../domain/contact/email-typos.ts'
import { answerWords } from '../engine/answer.words.ts'
import type { FieldBase } from '../engine/field.ts'
import { wordsFor } from '../engine/in-language.ts'
import { defineKind } from '../engine/kind.ts'
import { lineKind } from '../engine/line.ts'

declare module '../engine/field.ts' {
  interface FieldKinds {
    email: { field: EmailField; answer: string }
  }
}

interface EmailField extends FieldBase {
  /** The error if it is not a valid address; «Ugyldig e-postadresse» unless declared. */
  invalid?: string
}

export const email = defineKind(
  'email',
  lineKind<EmailField>({
    maxLength: 254,
    attributes: { type: 'email', inputMode: 'email', spellCheck: false },
    check: (text, field) => (isEmail(text) ? null : (field.invalid ?? wordsFor(field, answerWords).email)),
    warn: (text, field) => {
      const meant = likelyEmail(text)
      return meant && { text: wordsFor(field, answerWords).meantEmail(meant), meant }
    },
    asksOnce: true,
    schema: () => ({ type: 'string', format: 'email' }),
    sample: () => 'kari.nordmann@eksempel.no',
  }),
)
