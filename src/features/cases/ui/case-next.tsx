import { NoBreak } from '../../../ui/kit/no-break.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import { casePageWords } from '../sender-page.words.ts'
import type { SenderCase } from '../server/sender/sender-views.ts'
import * as styles from './case-next.module.css'

/** What happens next and when: the reason why most senders return to the page. */
export function CaseNext({ shown }: { shown: SenderCase }) {
  const page = useWords(casePageWords)
  const { promise, keyDate, next, isWaitingForSender } = shown
  if (!promise && !keyDate && next.length === 0 && !isWaitingForSender) return null
  return (
    <section className={styles.root}>
      <h2>{page.nextTitle}</h2>
      {keyDate && (
        <p className={styles.date}>
          {keyDate.title}
          <strong>{keyDate.day}</strong>
          <small>
            <NoBreak>
              {[keyDate.first && page.firstDay(keyDate.first), keyDate.note].filter(Boolean).join(' ')}
            </NoBreak>
          </small>
        </p>
      )}
      {promise && (
        <p className={styles.promise} data-late={promise.isOverdue ? '' : undefined}>
          <NoBreak>{promise.text}</NoBreak>
        </p>
      )}
      {isWaitingForSender && (
        <p className={styles.promise} data-late="">
          {page.waitingForYou}{' '}
          <a className="no-print" href="#message">
            {page.answerUs}
          </a>
        </p>
      )}
      {next.length > 0 && (
        <ol className={styles.steps}>
          {next.map((line) => (
            <li key={line}>
              <NoBreak>{line}</NoBreak>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
