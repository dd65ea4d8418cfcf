import { digitsOf } from '../../domain/contact/contact-details.ts'
import { type DigitsField, digitsKind } from '../engine/digits.ts'
import { defineKind } from '../engine/kind.ts'

declare module '../engine/field.ts' {
  interface FieldKinds {
    postalCode: { field: PostalCodeField; answer: string }
  }
}

interface PostalCodeField extends DigitsField {
  /** The field of the place name, which is filled in from the code. */
  fills: string
}

/** A code with letters among its digits, as in the United Kingdom, Ireland and Canada: «SW1A 1AA», «K1A 0B1». */
const withLetters = /^[a-z]{1,2}\d[a-z\d]{0,2}[ -]?(?=\d*[a-z])[a-z\d]{3,4}$/i

/** A postal code of the sender's own address, which may be abroad: there, letters count as the digits do. */
export const postalCode = defineKind(
  'postalCode',
  digitsKind<PostalCodeField>({
    maxLength: 12,
    // A keyboard of digits alone cannot write the others.
    attributes: {},
    countDigits: (text) => (withLetters.test(text) ? text.replace(/[ -]/g, '') : digitsOf(text)).length,
    sample: () => '3256',
  }),
)
