import type { CategorySlug } from '../../../landlord-types/category.ts'
import { answerWords } from '../engine/answer.words.ts'
import type { FieldBase } from '../engine/field.ts'
import { wordsFor } from '../engine/in-language.ts'
import { defineKind } from '../engine/kind.ts'
import { readText, same } from '../engine/line.ts'

declare module '../engine/field.ts' {
  interface FieldKinds {
    property: { field: PropertyField; answer: string }
  }
}

interface PropertyField extends FieldBase {
  /** Only properties that offer this can be chosen. */
  amenity: CategorySlug
  /** The sentence shown if there are none. */
  empty: string
}

/** A property of the portfolio, by its id. */
export const property = defineKind('property', {
  attributes: {},
  read: readText<PropertyField>({
    check: (text, field) =>
      /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
        ? null
        : (field.required ?? wordsFor(field, answerWords).chooseProperty),
    normalize: (text) => text.toLowerCase(),
  }),
  show: same,
  hasLines: false,
  isSecret: false,
  schema: () => ({ type: 'string', format: 'uuid' }),
  sample: () => null,
})
