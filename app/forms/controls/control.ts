import type { ReactNode } from 'react'
import type { Field } from '../../../forms/field.ts'
import type { FieldViewProps } from '../field-view-props.ts'

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

/** The attributes that every single control has. */
export function attributesOf({ id, name, field, error, browserChecks, describedBy }: ControlProps) {
  const isRequired = field.required !== null && !field.showWhen
  return {
    id,
    name,
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
    required: browserChecks && isRequired,
    'aria-required': (!browserChecks && isRequired) || undefined,
    autoComplete: field.autocomplete,
  }
}
