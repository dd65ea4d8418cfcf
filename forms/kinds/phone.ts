import { formatPhone, phoneDigits } from '../../domain/contact-details.ts'
import { type DigitsField, digitsKind } from '../digits.ts'
import { defineKind } from '../kind.ts'

declare module '../field.ts' {
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
    show: formatPhone,
    sample: () => '912 34 567',
  }),
)
