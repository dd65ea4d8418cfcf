import { type ComponentProps, useEffect, useRef } from 'react'
import { NO_CHOICE } from '../../../domain/submissions/no-choice.ts'
import type { Option } from '../../../forms/engine/field.ts'
import { LabelledField } from '../../../ui/kit/field.tsx'

interface FilterProps {
  name: string
  label: string
  /** The value in the address of the page. */
  value: string | null
}

/** A filter of a list with a choice of values, or none. */
export function StaffFilterChoice({
  options,
  any,
  ...filter
}: FilterProps & {
  options: readonly Option[]
  /** The choice of no value. */
  any: string
}) {
  const value = filter.value ?? NO_CHOICE
  const select = useShown<HTMLSelectElement>(value)
  return (
    <LabelledField id={`filter-${filter.name}`} label={filter.label}>
      {(control) => (
        <select {...control} ref={select} name={filter.name} defaultValue={value} autoComplete="off">
          <option value={NO_CHOICE}>{any}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </LabelledField>
  )
}

/** A filter of a list that is typed, or a day. */
export function FilterInput({
  name,
  label,
  value,
  ...attributes
}: FilterProps & Pick<ComponentProps<'input'>, 'type' | 'maxLength' | 'autoComplete'>) {
  const input = useShown<HTMLInputElement>(value)
  return (
    <LabelledField id={`filter-${name}`} label={label}>
      {(control) => <input {...control} {...attributes} ref={input} name={name} defaultValue={value ?? ''} />}
    </LabelledField>
  )
}

/**
 * A field that shows the value of the address after a step back, and keeps its focus. What was chosen before the scripts
 * have loaded stays: only another address sets the field.
 */
function useShown<T extends HTMLSelectElement | HTMLInputElement>(value: string | null) {
  const field = useRef<T>(null)
  const shown = useRef(value)
  useEffect(() => {
    if (!field.current || shown.current === value) return
    shown.current = value
    field.current.value = value ?? ''
  }, [value])
  return field
}
