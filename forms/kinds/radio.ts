import {
  type ChoiceField,
  checkChoice,
  labelOfChoice,
  sampleChoice,
  valueOfChoice,
  valuesOf,
} from '../choice.ts'
import type { Situation } from '../field.ts'
import { defineKind } from '../kind.ts'
import { readText } from '../line.ts'

declare module '../field.ts' {
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
  attributes: {},
  read: readText<RadioField>({ check: checkChoice, normalize: valueOfChoice }),
  show: labelOfChoice,
  hasLines: false,
  isSecret: false,
  schema: (field) => ({
    type: 'string',
    enum: valuesOf(field),
    ...(field.default ? { default: field.default } : {}),
  }),
  sample: sampleChoice,
})
