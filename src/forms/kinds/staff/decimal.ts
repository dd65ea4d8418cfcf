import { defineKind } from '../../engine/kind.ts'
import { type NumberField, numberKind, readNumber } from '../../engine/number-answer.ts'

declare module '../../engine/field.ts' {
  interface FieldKinds {
    decimal: { field: NumberField; answer: number }
  }
}

/** A number from 0, with or without decimals: a rent, an area. */
export const decimal = defineKind('decimal', {
  ...numberKind,
  read: readNumber<NumberField>(),
  schema: () => ({ type: 'number', minimum: 0 }),
})
