import { mailQueueTexts } from '../mail.words.ts'
import * as styles from './only-stored.module.css'

/** The warning of a site that sends no mail. */
export function OnlyStored() {
  return (
    <div className={styles.root} role="note">
      <strong>{mailQueueTexts.onlyStoredTitle}</strong>
      <p>{mailQueueTexts.onlyStored}</p>
    </div>
  )
}
