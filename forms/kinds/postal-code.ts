import { type DigitsField, digitsKind } from '../digits.ts'
import { defineKind } from '../kind.ts'

declare module '../field.ts' {
  interface FieldKinds {
    postalCode: { field: PostalCodeField; answer: string }
  }
}

interface PostalCodeField extends DigitsField {
  /** The field of the place name, which is filled in from the code. */
  fills: string
}

export const postalCode = defineKind(
  'postalCode',
  digitsKind<PostalCodeField>({
    maxLength: 12,
    sample: () => '3256',
  }),
)
