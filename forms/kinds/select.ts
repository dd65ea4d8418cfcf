import {
  type ChoiceField,
  checkChoice,
  labelOfChoice,
  sampleChoice,
  valueOfChoice,
  valuesOf,
} from '../choice.ts'
import { defineKind } from '../kind.ts'
import { checkMaxLength, MAX_LINE_LENGTH, readText } from '../line.ts'

declare module '../field.ts' {
  interface FieldKinds {
    select: { field: SelectField; answer: ValueOfOption }
  }
}

/** Lists of choices that come from the portfolio. */
export type Offers = 'storagePlaces' | 'storageSizes'

interface SelectField extends ChoiceField {
  default?: string
  /** What the portfolio offers can be chosen too, by its label. Any text is an answer then. */
  offers?: Offers
}

const checkMax = checkMaxLength(MAX_LINE_LENGTH)

/** One of several options, in a list that opens. */
export const select = defineKind('select', {
  attributes: {},
  read: readText<SelectField>({
    // What the portfolio offered when the page was made may be gone from it by now: it is still an answer.
    check: (text, field) => (field.offers ? checkMax(text) : checkChoice(text, field)),
    normalize: valueOfChoice,
  }),
  show: labelOfChoice,
  hasLines: false,
  isSecret: false,
  schema: (field) => ({
    type: 'string',
    [field.offers ? 'examples' : 'enum']: valuesOf(field),
    ...(field.default ? { default: field.default } : {}),
  }),
  sample: sampleChoice,
})
