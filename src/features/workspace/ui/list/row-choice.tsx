import type { KeyboardEvent } from 'react'
import * as styles from './row-choice.module.css'

interface RowChoiceProps {
  /** The field that it belongs to, and the form of bulk actions. */
  name: string
  form: string
  value: string
  label: string
  isChosen: boolean
  /** With Shift, all lines from the last one that was chosen are chosen too. */
  onChange: (isChosen: boolean, withShift: boolean) => void
}

/** The checkbox that chooses a line of a list. */
export function RowChoice({ name, form, value, label, isChosen, onChange }: RowChoiceProps) {
  return (
    <input
      type="checkbox"
      name={name}
      form={form}
      className={styles.root}
      value={value}
      checked={isChosen}
      aria-label={label}
      data-row-choice=""
      onChange={({ target, nativeEvent }) =>
        onChange(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      }
      onKeyDown={openOnEnter}
    />
  )
}

/** Enter opens the line. The form has several buttons, and Enter would press the first. */
function openOnEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.closest('li')?.querySelector('a')?.click()
}
