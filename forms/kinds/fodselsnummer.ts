import { digitsOf } from '../../domain/contact-details.ts'
import { isFodselsnummer, maskedNumber } from '../../domain/fodselsnummer.ts'
import type { FieldBase } from '../field.ts'
import { defineKind } from '../kind.ts'
import { checkMaxLength, lineKind } from '../line.ts'
import { numberWarning } from '../number-warning.ts'

declare module '../field.ts' {
  interface FieldKinds {
    fodselsnummer: { field: FodselsnummerField; answer: string }
  }
}

interface FodselsnummerField extends FieldBase {
  /** The fewest digits, and the error where there are fewer. */
  least?: { digits: number; message: string }
}

const MAX_LENGTH = 20
const checkMax = checkMaxLength(MAX_LENGTH)

/** A fødselsnummer or D-number. A wrong check digit gives a warning, not an error. */
export const fodselsnummer = defineKind(
  'fodselsnummer',
  lineKind<FodselsnummerField>({
    maxLength: MAX_LENGTH,
    attributes: { inputMode: 'numeric' },
    check: (text, { least }) =>
      least && digitsOf(text).length < least.digits ? least.message : checkMax(text),
    show: () => maskedNumber,
    warn: (text) => (isFodselsnummer(text) ? null : numberWarning(text, 'fødselsnummer', 11)),
    isSecret: true,
    // Belongs to no person: it is from the test data of the validation library.
    sample: () => '13097248022',
  }),
)
