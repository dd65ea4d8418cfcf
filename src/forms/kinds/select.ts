import { type ChoiceField, checkChoice, choiceKind, schemaOfChoice, valueOfChoice } from '../engine/choice.ts'
import type { GuideExcerpt } from '../engine/field.ts'
import { defineKind } from '../engine/kind.ts'
import { checkMaxLength, MAX_LINE_LENGTH, readText } from '../engine/line.ts'

declare module '../engine/field.ts' {
  interface FieldKinds {
    select: { field: SelectField; answer: ValueOfOption }
  }
}

/** Options that come from data: of the portfolio, or of the staff page. */
export type Offers = 'storagePlaces' | 'storageSizes' | 'page'

interface SelectField extends ChoiceField {
  default?: string
  /** Options from data are offered too. Any text is then a valid answer. */
  offers?: Offers
  /** With so many options or fewer, staff pages show all of them. */
  maxShown?: number
  /** What the sender can try first, by the option that is chosen. */
  guides?: Readonly<Record<string, GuideExcerpt>>
}

const checkMax = checkMaxLength(MAX_LINE_LENGTH)

/** One of several options, in a list that opens. */
export const select = defineKind('select', {
  ...choiceKind,
  read: readText<SelectField>({
    // An option that was offered when the page was rendered is accepted even if it has been removed since.
    check: (text, field) => (field.offers ? checkMax(text, field) : checkChoice(text, field)),
    normalize: valueOfChoice,
  }),
  schema: (field) => schemaOfChoice(field, field.offers ? 'examples' : 'enum'),
})
