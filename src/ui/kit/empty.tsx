import * as styles from './empty.module.css'
import { FailureReference } from './failure-reference.tsx'

/** Shown when there is nothing to show, with the reason if there was an error. */
export function Empty({ text, reference }: { text: string; reference: string | null }) {
  return (
    <div className={styles.root}>
      <p>{text}</p>
      <FailureReference reference={reference} />
    </div>
  )
}
