import type { Answer } from '../../engine/field.ts'
import { wordsFor } from '../../engine/in-language.ts'
import { defineKind } from '../../engine/kind.ts'
import { type NumberField, numberAnswerWords, numberKind, readNumber } from '../../engine/number-answer.ts'

declare module '../../engine/field.ts' {
  interface FieldKinds {
    wholeNumber: { field: WholeNumberField; answer: number }
  }
}

interface WholeNumberField extends NumberField {
  /** The range that it must be in, and the error if it is not. A number with a range is written without spaces. */
  within?: { from: number; to: number; message: string }
}

/** A whole number from 0: a count, a year. */
export const wholeNumber = defineKind('wholeNumber', {
  ...numberKind,
  read: readNumber<WholeNumberField>((value, field) => {
    if (!Number.isInteger(value)) return wordsFor(field, numberAnswerWords).notWhole(field.label)
    const { within } = field
    return within && (value < within.from || value > within.to) ? within.message : null
  }),
  write: (answer: Answer, field: WholeNumberField, name) =>
    field.within ? { [name]: [String(answer)] } : numberKind.write(answer, field, name),
  schema: ({ within }) => ({
    type: 'integer',
    minimum: within?.from ?? 0,
    ...(within && { maximum: within.to }),
  }),
  sample: ({ within }) => String(within?.to ?? 12),
})
