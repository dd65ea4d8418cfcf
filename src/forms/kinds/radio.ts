import { type ChoiceField, checkChoice, choiceKind, schemaOfChoice, valueOfChoice } from '../engine/choice.ts'
import type { Situation } from '../engine/field.ts'
import { defineKind } from '../engine/kind.ts'
import { readText } from '../engine/line.ts'

declare module '../engine/field.ts' {
  interface FieldKinds {
    radio: { field: RadioField; answer: ValueOfOption }
  }
}

interface RadioField extends ChoiceField {
  default?: string
  /** A sentence for each option, derived from the answers. */
  optionAsides?: (situation: Situation) => Readonly<Record<string, string>> | null
}

/** One of a few options, all visible. */
export const radio = defineKind('radio', {
  ...choiceKind,
  read: readText<RadioField>({ check: checkChoice, normalize: valueOfChoice }),
  schema: (field) => schemaOfChoice(field),
})
