import { MAX_TEXT_CHARACTERS } from '../../domain/text-limits.ts'
import { defineKind } from '../kind.ts'
import { checkLength, lineKind, type TextField, textSchema } from '../line.ts'

declare module '../field.ts' {
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
