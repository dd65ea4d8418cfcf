import { answerWords } from './answer.words.ts'
import type { FieldBase, JsonSchema, Kind, Option } from './field.ts'
import { wordsFor } from './in-language.ts'

/** What fields with options can declare. */
export interface ChoiceField extends FieldBase {
  options: readonly Option[]
  /** What is no longer offered: it is read in stored cases, and taken from a page that was opened before. */
  formerOptions?: readonly Option[]
  /** The error if the answer is not one of the options; `required` is used without it. */
  invalid?: string
}

/** The option with a value or a label, in upper or lower case. */
export function optionOf(
  { options, formerOptions = [] }: Pick<ChoiceField, 'options' | 'formerOptions'>,
  text: string,
): Option | undefined {
  const wanted = text.toLocaleLowerCase('nb')
  return [...options, ...formerOptions].find(
    ({ value, label }) =>
      value.toLocaleLowerCase('nb') === wanted || label.toLocaleLowerCase('nb') === wanted,
  )
}

export const checkChoice = (text: string, field: ChoiceField): string | null =>
  optionOf(field, text) ? null : (field.invalid ?? field.required ?? wordsFor(field, answerWords).choose)

export const valueOfChoice = (text: string, field: ChoiceField): string =>
  optionOf(field, text)?.value ?? text

const labelOfChoice = (text: string, field: ChoiceField): string => optionOf(field, text)?.label ?? text

export const valuesOf = ({ options }: ChoiceField): string[] => options.map(({ value }) => value)

/** The schema of one of the options, or of any text, of which they are examples. */
export const schemaOfChoice = (
  field: ChoiceField & { default?: string },
  options: 'enum' | 'examples' = 'enum',
): JsonSchema => ({
  type: 'string',
  [options]: valuesOf(field),
  ...(field.default ? { default: field.default } : {}),
})

/** What the kinds with options have in common. */
export const choiceKind = {
  attributes: {},
  show: labelOfChoice,
  hasLines: false,
  isSecret: false,
  // The last option: the first of «ja» and «nei» could show another field.
  sample: ({ options }) => options.at(-1)?.value ?? null,
} as const satisfies Partial<Kind<ChoiceField>>
