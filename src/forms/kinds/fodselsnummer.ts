import { isFodselsnummer, maskedNumber } from '../../domain/contact/fodselsnummer.ts'
import { type DigitsField, digitsKind } from '../engine/digits.ts'
import { defineKind } from '../engine/kind.ts'
import { numberWarning } from '../engine/number-warning.ts'

declare module '../engine/field.ts' {
  interface FieldKinds {
    fodselsnummer: { field: DigitsField; answer: string }
  }
}

/** A fødselsnummer or D-number. A wrong check digit gives a warning, not an error. */
export const fodselsnummer = defineKind(
  'fodselsnummer',
  digitsKind({
    maxLength: 20,
    show: () => maskedNumber,
    warn: (text, field) => (isFodselsnummer(text) ? null : numberWarning(text, field, 'fødselsnummer', 11)),
    isSecret: true,
    // Belongs to no person: it is from the test data of the validation library.
    sample: () => '13097248022',
  }),
)
