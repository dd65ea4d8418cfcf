import { type ChoiceField, checkChoice, choiceKind, valueOfChoice, valuesOf } from '../engine/choice.ts'
import { defineKind } from '../engine/kind.ts'

declare module '../engine/field.ts' {
  interface FieldKinds {
    checkboxes: { field: ChoiceField; answer: readonly string[] }
  }
}

/** Any number of the options. */
export const checkboxes = defineKind('checkboxes', {
  ...choiceKind,
  read: (sent, field) => {
    if (sent.length === 0) return { error: field.required }
    const chosen = [...new Set(sent.map((text) => valueOfChoice(text, field)))]
    return { answer: chosen, error: chosen.map((text) => checkChoice(text, field)).find(Boolean) ?? null }
  },
  schema: (field) => ({ type: 'array', items: { enum: valuesOf(field) } }),
})
