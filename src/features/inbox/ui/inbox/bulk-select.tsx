import type { ComponentProps } from 'react'
import type { Option } from '../../../../forms/engine/field.ts'
import { LabelledField } from '../../../../ui/kit/field.tsx'

interface BulkSelectProps
  extends Pick<ComponentProps<'select'>, 'name' | 'value' | 'defaultValue' | 'onChange'> {
  name: string
  label: string
  options: readonly Option[]
  className?: string
}

/** A select whose label is only for screen readers: the button beside it says what it does. */
export function BulkSelect({ name, label, options, className, ...select }: BulkSelectProps) {
  return (
    <LabelledField id={`bulk-${name}`} label={label} isLabelHidden className={className}>
      {(control) => (
        <select {...control} {...select} name={name} autoComplete="off">
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </LabelledField>
  )
}
