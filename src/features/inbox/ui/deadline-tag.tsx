import type { ShownDeadline } from '../../../domain/cases/deadline.ts'
import { NoBreak } from '../../../ui/kit/no-break.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { inboxTexts } from '../inbox.words.ts'
import * as styles from './deadline-tag.module.css'

/** A deadline, in the same words and colours wherever staff see it. What remains is left out where there is no room. */
export function DeadlineTag({ deadline: { when, left, at, isOver, isSoon } }: { deadline: ShownDeadline }) {
  return (
    <span className={styles.root} title={inboxTexts.deadline(at)}>
      <Tag tone={isOver ? 'bad' : isSoon ? 'warm' : undefined}>
        <NoBreak>{when}</NoBreak>
      </Tag>{' '}
      <small className={styles.left}>{left}</small>
    </span>
  )
}
