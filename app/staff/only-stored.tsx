import { mailQueueTexts } from '../../forms/staff/mail.words.ts'
import { useWords } from '../use-words.ts'
import * as styles from './only-stored.module.css'

/** The warning of a site that sends no mail. */
export function OnlyStored() {
  const texts = useWords(mailQueueTexts)
  return (
    <div className={styles.root} role="note">
      <strong>{texts.onlyStoredTitle}</strong>
      <p>{texts.onlyStored}</p>
    </div>
  )
}
