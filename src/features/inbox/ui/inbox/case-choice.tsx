import type { KeyboardEvent } from 'react'
import { inboxTexts } from '../../inbox.words.ts'
import * as styles from './case-choice.module.css'

interface CaseChoiceProps {
  reference: string
  isChosen: boolean
  /** With Shift, all cases from the last one that was chosen are chosen too. */
  onChange: (isChosen: boolean, withShift: boolean) => void
}

/** The id of the form of bulk actions, which the checkboxes belong to. */
export const BULK_FORM = 'flere-saker'

/** The checkbox that chooses a case in a list. */
export function CaseChoice({ reference, isChosen, onChange }: CaseChoiceProps) {
  return (
    <input
      type="checkbox"
      name="cases"
      form={BULK_FORM}
      className={styles.root}
      value={reference}
      checked={isChosen}
      aria-label={inboxTexts.select(reference)}
      onChange={({ target, nativeEvent }) =>
        onChange(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      }
      onKeyDown={openOnEnter}
    />
  )
}

/** Enter opens the case. The form has several buttons, and Enter would press the first. */
function openOnEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.closest('li')?.querySelector('a')?.click()
}
