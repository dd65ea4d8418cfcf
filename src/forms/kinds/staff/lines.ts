import type { FieldBase } from '../../engine/field.ts'
import { defineKind } from '../../engine/kind.ts'
import { same } from '../../engine/line.ts'

declare module '../../engine/field.ts' {
  interface FieldKinds {
    lines: { field: LinesField; answer: readonly string[] }
  }
}

interface LinesField extends FieldBase {
  /** The maximum length in total, and the error if it is longer. */
  most: { length: number; message: string }
  /** A set of words without duplicates, also separated by vertical bars, as in a cell of a spreadsheet. */
  isSet?: boolean
  /** How each line is written, and the error about one that is written otherwise. */
  each?: { isValid: (line: string) => boolean; message: (line: string) => string }
  rows?: number
}

/** Several texts, one on each line. */
export const lines = defineKind('lines', {
  attributes: {},
  read: ([text = ''], { most, isSet, each, required }) => {
    if (text.length > most.length) return { error: most.message }
    const found = text
      .split(isSet ? /\n|\|/ : '\n')
      .map((line) => line.trim())
      .filter(Boolean)
    const wrong = found.find((line) => each && !each.isValid(line))
    if (wrong && each) return { error: each.message(wrong) }
    if (found.length === 0 && required !== null) return { error: required }
    return { answer: isSet ? [...new Set(found)] : found }
  },
  write: (answer, { label }, name) => {
    if (!Array.isArray(answer)) throw new TypeError(`No lines are stored under ${label}`)
    return { [name]: [answer.join('\n')] }
  },
  show: same,
  hasLines: true,
  isSecret: false,
  schema: () => ({ type: 'array', items: { type: 'string' } }),
  sample: () => 'En linje\nOg en til',
})
