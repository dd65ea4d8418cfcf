import { formatPhone, phoneDigits } from '../../domain/contact-details.ts'
import type { FieldBase } from '../field.ts'
import { defineKind } from '../kind.ts'
import { checkMaxLength, lineKind } from '../line.ts'

declare module '../field.ts' {
  interface FieldKinds {
    phone: { field: PhoneField; answer: string }
  }
}

interface PhoneField extends FieldBase {
  /** The minimum number of digits without the country code, and the error if there are fewer. */
  least?: { digits: number; message: string }
}

const MAX_LENGTH = 40
const checkMax = checkMaxLength(MAX_LENGTH)

export const phone = defineKind(
  'phone',
  lineKind<PhoneField>({
    maxLength: MAX_LENGTH,
    attributes: { type: 'tel', inputMode: 'tel' },
    check: (text, { least }) => (least && phoneDigits(text) < least.digits ? least.message : checkMax(text)),
    show: formatPhone,
    sample: () => '912 34 567',
  }),
)
