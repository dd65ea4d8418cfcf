import type { ReactNode } from 'react'
import type { Entries, Errors } from '../../forms/engine/entries.ts'
import type { Field, FieldKind, FieldOf, Option, Situation, Warning } from '../../forms/engine/field.ts'

/** A field as a page shows it: the question, the answer and the hints. */
export interface FieldViewProps<F = Field> {
  /** Unique on the page: the form's id and the field's name. */
  id: string
  name: string
  field: F
  values: readonly string[]
  error: string | undefined
  /** The id of the element that says the error, if it stands elsewhere on the page. */
  errorId?: string | undefined
  situation: Situation
  warning: Warning | null
  /** Options that come from stored data. */
  choices: readonly Option[]
  /** Whether the control has the `required` attribute. */
  browserChecks: boolean
  /** Whether an optional field is marked as optional. */
  marksOptional?: boolean
  parts?: FieldParts | undefined
  /** The controls by kind, if they are not those of the public forms. */
  controls?: Controls
}

/** The values and the errors of a field's parts, by their paths. */
interface FieldParts {
  entries: Entries
  errors: Errors
  /** Options of parts that come from stored data, by the name of the part. */
  choices?: FieldChoices | undefined
}

/** Options that come from stored data, by the name of their field. */
export type FieldChoices = Readonly<Record<string, readonly Option[]>>

export interface ControlProps<F = Field> extends FieldViewProps<F> {
  /** The ids of the texts that describe the field. */
  describedBy: string | undefined
}

/** How a kind of field is shown. */
export interface ControlOf<F = Field> {
  /** `label`: one control with a label; `group`: several controls with a legend; `own`: it shows its label itself. */
  layout: 'label' | 'group' | 'own'
  Control(props: ControlProps<F>): ReactNode
}

/** The controls by kind. A page passes those for the kinds of its fields. */
export type Controls = { readonly [K in FieldKind]?: ControlOf<FieldOf<K>> }
