import type { ReactNode } from 'react'
import type { Field } from '../../../forms/field.ts'
import type { ControlProps } from '../field-view-props.ts'

export type { ControlProps } from '../field-view-props.ts'

/** How a kind of field is shown. */
export interface ControlOf<F = Field> {
  /** `label`: one control with a label; `group`: several controls with a legend; `own`: it shows its label itself. */
  layout: 'label' | 'group' | 'own'
  Control(props: ControlProps<F>): ReactNode
}

/** The attributes that every single control has. */
export function attributesOf(props: ControlProps) {
  const { id, name, field, error, browserChecks, describedBy, marksOptional = true } = props
  const isRequired = field.required !== null && !field.showWhen
  return {
    id,
    name,
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
    required: browserChecks && isRequired,
    // An item of a list may be left empty whole: where nothing is marked, nothing is said of each field.
    'aria-required': (!browserChecks && marksOptional && isRequired) || undefined,
    autoComplete: field.autocomplete,
  }
}
