import { parseNumber } from '../../domain/contact/norwegian-numbers.ts'
import { writeNumber } from '../../domain/format/write-number.ts'
import { defineWords } from '../../domain/text/language.ts'
import type { Answer, FieldBase, Kind, Reading } from './field.ts'
import { wordsFor } from './in-language.ts'
import { same } from './line.ts'

/** What fields with a number can declare. */
export interface NumberField extends FieldBase {
  /** Shown after the number. */
  unit?: string
}

/** The largest number that a column of the type `integer` holds. */
const MAX_NUMBER = 2_147_483_647

/** The errors of an invalid number, from the label of its field. */
export const numberAnswerWords = defineWords({
  nb: {
    noNumber: (label: string) => `${label} må være et tall, skrevet som 12 500 eller 68,5`,
    negative: (label: string) => `${label} kan ikke være mindre enn 0`,
    tooLarge: (label: string) => `${label} er for stort`,
    notWhole: (label: string) => `${label} må være et helt tall`,
  },
})

/** Reads a number from 0 as Norwegians write it, with or without the unit after it. */
export function readNumber<F extends NumberField>(
  check: (value: number, field: F) => string | null = () => null,
) {
  return ([text]: readonly string[], field: F): Reading => {
    if (text === undefined) return { error: field.required }
    const { label } = field
    const words = wordsFor(field, numberAnswerWords)
    const value = parseNumber(text.replace(/(kr(\/mnd)?|m²|m2)\.?$/i, ''))
    if (value === null) return { error: words.noNumber(label) }
    if (value < 0) return { error: words.negative(label) }
    if (value > MAX_NUMBER) return { error: words.tooLarge(label) }
    return { answer: value, error: check(value, field) }
  }
}

/** The common behavior of the kinds of numbers. */
export const numberKind = {
  attributes: { type: 'text', inputMode: 'decimal', maxLength: 300 },
  write: (answer: Answer, _: FieldBase, name: string) => ({
    [name]: [typeof answer === 'number' ? writeNumber(answer) : String(answer)],
  }),
  show: same,
  hasLines: false,
  isSecret: false,
  sample: () => '12',
} as const satisfies Partial<Kind<NumberField>>
