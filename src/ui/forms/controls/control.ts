import type { ControlProps } from '../field-view-props.ts'

export type { ControlOf, ControlProps } from '../field-view-props.ts'

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
    // Not in an item of a list, which may be left empty as a whole.
    'aria-required': (!browserChecks && marksOptional && isRequired) || undefined,
    autoComplete: field.autocomplete,
  }
}
