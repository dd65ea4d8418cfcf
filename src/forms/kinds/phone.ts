import { formatPhone, mayBeCalled, phoneDigits } from '../../domain/contact/contact-details.ts'
import { answerWords } from '../engine/answer.words.ts'
import { type DigitsField, digitsKind } from '../engine/digits.ts'
import { wordsFor } from '../engine/in-language.ts'
import { defineKind } from '../engine/kind.ts'

declare module '../engine/field.ts' {
  interface FieldKinds {
    phone: { field: DigitsField; answer: string }
  }
}

/** A phone number; the digits of the country code are not counted. */
export const phone = defineKind(
  'phone',
  digitsKind({
    maxLength: 40,
    attributes: { type: 'tel', inputMode: 'tel' },
    countDigits: phoneDigits,
    warn: (text, field) => {
      // Where too few digits are an error, that says it.
      if (field.least || mayBeCalled(text)) return null
      const words = wordsFor(field, answerWords)
      return phoneDigits(text) === 0 ? words.noNumber : words.shortNumber
    },
    asksOnce: true,
    show: formatPhone,
    sample: () => '912 34 567',
  }),
)
