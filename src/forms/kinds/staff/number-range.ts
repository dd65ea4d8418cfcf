import { writeNumber } from '../../../domain/format/write-number.ts'
import type { FieldBase } from '../../engine/field.ts'
import { defineKind } from '../../engine/kind.ts'
import { same } from '../../engine/line.ts'
import { numberKind, readNumber } from '../../engine/number-answer.ts'

declare module '../../engine/field.ts' {
  interface FieldKinds {
    numberRange: { field: NumberRangeField; answer: readonly [from: number, to: number] }
  }
}

interface NumberRangeField extends FieldBase {
  /** The text between the two. */
  between: string
}

const readEnd = readNumber()

/** Two numbers, the smaller first. They are sent under the paths `from` and `to` below the field's name. */
export const numberRange = defineKind('numberRange', {
  attributes: numberKind.attributes,
  read: (_, field, { name, entries }) => {
    const [from, to] = ['from', 'to'].map((end) => {
      const texts = (entries[`${name}.${end}`] ?? []).filter((text) => text.trim() !== '')
      const { answer, error } = readEnd(texts, field)
      return typeof answer === 'number' && !error ? answer : null
    })
    if (from == null || to == null || from > to)
      return { error: `${field.label} må være to tall, det minste først` }
    return { answer: [from, to] }
  },
  write: (answer, _, name) => {
    const [from = 0, to = 0] = [answer].flat().map(Number)
    return { [`${name}.from`]: [writeNumber(from)], [`${name}.to`]: [writeNumber(to)] }
  },
  show: same,
  hasLines: false,
  isSecret: false,
  schema: () => ({ type: 'array', minItems: 2, maxItems: 2, items: { type: 'number', minimum: 0 } }),
  sample: () => null,
})
