import { isEmail } from '../../domain/contact-details.ts'
import { answerWords } from '../answer.words.ts'
import type { FieldBase } from '../field.ts'
import { wordsFor } from '../in-language.ts'
import { defineKind } from '../kind.ts'
import { lineKind } from '../line.ts'

declare module '../field.ts' {
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
    schema: () => ({ type: 'string', format: 'email' }),
    sample: () => 'kari.nordmann@eksempel.no',
  }),
)
