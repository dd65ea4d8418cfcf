import { defineKind } from '../engine/kind.ts'
import { checkLength, lineKind, MAX_LINE_LENGTH, type TextField, textSchema } from '../engine/line.ts'

declare module '../engine/field.ts' {
  interface FieldKinds {
    text: { field: TextField & { suggestions?: readonly string[] }; answer: string }
  }
}

/** A line of free text. */
export const text = defineKind(
  'text',
  lineKind({
    check: checkLength(MAX_LINE_LENGTH),
    schema: textSchema,
    sample: () => 'Storgata 12',
  }),
)
