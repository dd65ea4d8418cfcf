import type { Field, Option } from '../../forms/field.ts'

/** A field as a page shows it: what it asks, what was answered, and what helps. */
export interface FieldViewProps {
  /** Unique on the page: the form's id and the field's name. */
  id: string
  name: string
  field: Field
  values: readonly string[]
  error: string | undefined
  /** A sentence worked out from the answers. */
  aside: string | null
  doubt: string | null
  optionAsides: Readonly<Record<string, string>> | null
  /** What can be chosen, where that comes from data. */
  choices: readonly Option[]
  /** Whether the browser is told that it is required. */
  browserChecks: boolean
}
