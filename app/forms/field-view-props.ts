import type { ReactNode } from 'react'
import type { Entries, Errors } from '../../forms/entries.ts'
import type { Field, Option, Situation } from '../../forms/field.ts'

/** A field as a page shows it: what it asks, what was answered, and what helps. */
export interface FieldViewProps<F = Field> {
  /** Unique on the page: the form's id and the field's name. */
  id: string
  name: string
  field: F
  values: readonly string[]
  error: string | undefined
  situation: Situation
  warning: string | null
  /** Options that come from stored data. */
  choices: readonly Option[]
  /** Whether the browser is told that it is required. */
  browserChecks: boolean
  /** Whether a field that may be left empty says so. */
  marksOptional?: boolean
  parts?: FieldParts | undefined
}

/** What the parts of fields hold, and what is wrong with them, by their paths; and how such a field is shown. */
export interface FieldParts {
  entries: Entries
  errors: Errors
  render: (props: ControlProps) => ReactNode
}

export interface ControlProps<F = Field> extends FieldViewProps<F> {
  /** The ids of the texts that describe the field. */
  describedBy: string | undefined
}
