import { MAX_TEXT_CHARACTERS } from '../../domain/text/text-limits.ts'
import { defineKind } from '../engine/kind.ts'
import { checkLength, lineKind, type TextField, textSchema } from '../engine/line.ts'

declare module '../engine/field.ts' {
  interface FieldKinds {
    longText: { field: TextField; answer: string }
  }
}

/** Free text of several lines. */
export const longText = defineKind('longText', {
  ...lineKind({
    check: checkLength(MAX_TEXT_CHARACTERS),
    schema: textSchema,
    sample: () => 'Noen linjer som er lange nok.\nOg en til.',
  }),
  attributes: { maxLength: MAX_TEXT_CHARACTERS },
  hasLines: true,
})
