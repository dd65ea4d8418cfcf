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

/** Lists of choices that are data: of the portfolio, or what a staff page gives its form. */
export type Offers = 'storagePlaces' | 'storageSizes' | 'page'

interface SelectField extends ChoiceField {
  default?: string
  /** What is offered can be chosen too. Any text is an answer then. */
  offers?: Offers
}

const checkMax = checkMaxLength(MAX_LINE_LENGTH)

/** One of several options, in a list that opens. */
export const select = defineKind('select', {
  attributes: {},
  read: readText<SelectField>({
    // What was offered when the page was made may be gone by now: it is still an answer.
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
