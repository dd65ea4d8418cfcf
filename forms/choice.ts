import type { FieldBase, Option } from './field.ts'

/** What fields with options can declare. */
export interface ChoiceField extends FieldBase {
  options: readonly Option[]
  /** The error if the answer is not one of the options; `required` is used without it. */
  invalid?: string
}

/** The option with a value or a label, in upper or lower case. */
export function optionOf(field: { options: readonly Option[] }, text: string): Option | undefined {
  const wanted = text.toLocaleLowerCase('nb')
  return field.options.find(
    ({ value, label }) =>
      value.toLocaleLowerCase('nb') === wanted || label.toLocaleLowerCase('nb') === wanted,
  )
}

export const checkChoice = (text: string, field: ChoiceField): string | null =>
  optionOf(field, text) ? null : (field.invalid ?? field.required ?? 'Velg et av alternativene')

export const valueOfChoice = (text: string, field: ChoiceField): string =>
  optionOf(field, text)?.value ?? text

export const labelOfChoice = (text: string, field: ChoiceField): string =>
  optionOf(field, text)?.label ?? text

export const valuesOf = ({ options }: ChoiceField): string[] => options.map(({ value }) => value)

/** The last option: the first of «ja» and «nei» could show another field. */
export const sampleChoice = ({ options }: ChoiceField): string | null => options.at(-1)?.value ?? null
