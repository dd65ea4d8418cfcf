import { defineKind } from '../engine/kind.ts'
import { checkLength, lineKind, MAX_LINE_LENGTH, type TextField, textSchema } from '../engine/line.ts'

declare module '../engine/field.ts' {
  interface FieldKinds {
    signature: { field: TextField; answer: string }
  }
}

/** The name of the person who signs, written by them each time. */
export const signature = defineKind(
  'signature',
  lineKind({
    check: checkLength(MAX_LINE_LENGTH),
    isSecret: true,
    schema: textSchema,
    sample: () => 'Kari Nordmann',
  }),
)
