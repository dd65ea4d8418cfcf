import type { ReactNode } from 'react'
import type { Entries, Errors } from '../../forms/entries.ts'
import type { Field, FieldKind, FieldOf, Option, Situation } from '../../forms/field.ts'

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
  /** How the kinds are shown, where there are others than those of the public forms. */
  controls?: Controls
}

/** What the parts of fields hold, and what is wrong with them, by their paths. */
export interface FieldParts {
  entries: Entries
  errors: Errors
}

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

/** How kinds are shown; a page brings those that its fields are of. */
export type Controls = { readonly [K in FieldKind]?: ControlOf<FieldOf<K>> }
