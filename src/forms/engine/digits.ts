import { digitsOf } from '../../domain/contact/contact-details.ts'
import type { FieldBase, Kind } from './field.ts'
import { checkMaxLength, type LineKind, lineKind } from './line.ts'

/** What fields of digits can declare. */
export interface DigitsField extends FieldBase {
  /** The minimum number of digits, and the error if there are fewer. */
  least?: { digits: number; message: string }
}

interface DigitsKind<F extends DigitsField> extends Omit<LineKind<F>, 'check'> {
  maxLength: number
  /** How many digits of a text count. */
  countDigits?: (text: string) => number
}

/** Defines a kind of a number that is written as it is spaced on paper: only its digits are counted. */
export function digitsKind<F extends DigitsField>({
  countDigits = (text) => digitsOf(text).length,
  ...own
}: DigitsKind<F>): Kind<F> {
  const checkMax = checkMaxLength(own.maxLength)
  return lineKind<F>({
    attributes: { inputMode: 'numeric' },
    ...own,
    check: (text, field) =>
      field.least && countDigits(text) < field.least.digits ? field.least.message : checkMax(text, field),
  })
}
