import { digitsOf } from '../../domain/contact-details.ts'
import type { FieldBase } from '../field.ts'
import { defineKind } from '../kind.ts'
import { checkMaxLength, lineKind } from '../line.ts'

declare module '../field.ts' {
  interface FieldKinds {
    postalCode: { field: PostalCodeField; answer: string }
  }
}

interface PostalCodeField extends FieldBase {
  least: { digits: number; message: string }
  /** The field of the place name, which is filled in from the code. */
  fills: string
}

const MAX_LENGTH = 12
const checkMax = checkMaxLength(MAX_LENGTH)

export const postalCode = defineKind(
  'postalCode',
  lineKind<PostalCodeField>({
    maxLength: MAX_LENGTH,
    attributes: { inputMode: 'numeric' },
    check: (text, { least }) => (digitsOf(text).length < least.digits ? least.message : checkMax(text)),
    sample: () => '3256',
  }),
)
