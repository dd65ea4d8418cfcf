import { staffCaseTexts } from '../../inbox/case.words.ts'
import type { TodayCase } from '../../inbox/server/today/today.ts'
import { todayTexts } from '../../inbox/today.words.ts'
import * as styles from './today-card.module.css'

/** All of a case that is read at the door: the answers, and what was written since. It is read without contact too. */
export function TodayDetails({ shown }: { shown: Pick<TodayCase, 'reference' | 'title' | 'details'> }) {
  const { events } = staffCaseTexts
  const { reference, title, details } = shown
  if (!details) return null
  return (
    <details name={reference}>
      <summary aria-label={`${todayTexts.read}: ${title}, ${reference}`}>{todayTexts.read}</summary>
      <dl className={styles.details}>
        {details.answers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {details.thread.map(({ at, by, isNote, text }) => (
        <section key={`${at} ${text}`} className={styles.message} data-note={isNote ? '' : undefined}>
          <p className="quiet">
            {by === null ? events.messageFromSender : isNote ? todayTexts.noteBy(by) : by} · {at}
          </p>
          <p>{text}</p>
        </section>
      ))}
    </details>
  )
}
