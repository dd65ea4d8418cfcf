import { digitsOf } from '../../domain/contact/contact-details.ts'
import { formatOrgNumber } from '../../domain/contact/norwegian-number-formats.ts'
import { isOrgNumber } from '../../domain/contact/norwegian-numbers.ts'
import { defineKind } from '../engine/kind.ts'
import { lineKind } from '../engine/line.ts'
import { numberWarning } from '../engine/number-warning.ts'

declare module '../engine/field.ts' {
  interface FieldKinds {
    orgNumber: { field: FieldBase; answer: string }
  }
}

/** An organisasjonsnummer. A wrong check digit gives a warning, not an error. */
export const orgNumber = defineKind(
  'orgNumber',
  lineKind({
    maxLength: 40,
    attributes: { inputMode: 'numeric' },
    show: (text) => (isOrgNumber(text) ? formatOrgNumber(digitsOf(text)) : text),
    warn: (text, field) => (isOrgNumber(text) ? null : numberWarning(text, field, 'organisasjonsnummer', 9)),
    sample: () => '923 609 016',
  }),
)
