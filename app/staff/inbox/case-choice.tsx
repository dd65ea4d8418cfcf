import type { KeyboardEvent } from 'react'
import { inboxTexts } from '../../../forms/staff/inbox.words.ts'
import { useWords } from '../../use-words.ts'
import * as styles from './case-choice.module.css'

interface CaseChoiceProps {
  reference: string
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

/** The checkbox that chooses a case in a list. */
export function CaseChoice({ reference, isChosen, onChange }: CaseChoiceProps) {
  const texts = useWords(inboxTexts)
  return (
    <input
      type="checkbox"
      name="cases"
      className={styles.root}
      value={reference}
      checked={isChosen}
      aria-label={texts.select(reference)}
      onChange={(event) => onChange(event.target.checked)}
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
