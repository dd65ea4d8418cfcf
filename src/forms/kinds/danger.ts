import { type ChoiceField, checkChoice, choiceKind, schemaOfChoice, valueOfChoice } from '../engine/choice.ts'
import { defineKind } from '../engine/kind.ts'

declare module '../engine/field.ts' {
  interface FieldKinds {
    danger: { field: DangerField; answer: ValueOfOption }
  }
}

interface DangerField extends ChoiceField {
  /** Says that there is no danger. It is chosen until the sender chooses another, and is stored as no answer. */
  none: string
}

/** What is dangerous right now, with what to do first. A client that does not ask sends no answer. */
export const danger = defineKind('danger', {
  ...choiceKind,
  read: ([text], field) =>
    text === undefined ? {} : { answer: valueOfChoice(text, field), error: checkChoice(text, field) },
  schema: (field) => schemaOfChoice(field),
  // A danger would make every sample urgent.
  sample: () => null,
})
