import { defineKind } from '../engine/kind.ts'
import { lineKind } from '../engine/line.ts'

declare module '../engine/field.ts' {
  interface FieldKinds {
    number: { field: FieldBase & { unit?: string }; answer: string }
  }
}

/** A number, stored as it was written: «ca. 40» is an answer too. */
export const number = defineKind(
  'number',
  lineKind({ maxLength: 100, attributes: { inputMode: 'numeric' }, sample: () => '42' }),
)
