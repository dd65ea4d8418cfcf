import { type InboxQuery, inboxPath, type Lane, lanes } from '../../../domain/inbox.ts'
import type { ActionResult } from '../../../forms/action-result.ts'
import { viewActions } from '../../../forms/staff/inbox.ts'
import { inboxTexts as texts } from '../../../forms/staff/inbox.words.ts'
import type { Inbox } from '../../../server/casework/inbox-views.ts'
import { ActionForm } from '../actions/action-form.tsx'
import { ScrollRow } from '../scroll-row.tsx'
import * as styles from './inbox-lanes.module.css'

interface InboxLanesProps {
  query: InboxQuery
  counts: Inbox['counts']
  views: Inbox['choices']['views']
  result: ActionResult | undefined
}

/** Lanes that are hidden while they are empty. */
const onlyIfAny: readonly Lane[] = ['utsatt', 'kontroll']

/** Lanes whose counts are shown as a warning. */
const warning: readonly Lane[] = ['haster', 'for-sent']

/** The lanes with their counts, and the staff member's saved searches. */
export function InboxLanes({ query, counts, views, result }: InboxLanesProps) {
  const shown = lanes.filter(
    (lane) => !onlyIfAny.includes(lane) || lane === query.lane || (counts[lane] ?? '0') !== '0',
  )
  return (
    <nav aria-label={texts.laneMenu}>
      <ScrollRow current={query.lane} className={styles.root}>
        {shown.map((lane) => (
          <li key={lane}>
            <a href={inboxPath(query, { lane })} aria-current={lane === query.lane ? 'page' : undefined}>
              {texts.lanes[lane]}
              {counts[lane] && (
                <span
                  className={styles.count}
                  data-urgent={warning.includes(lane) && counts[lane] !== '0' ? '' : undefined}
                >
                  {counts[lane]}
                </span>
              )}
            </a>
          </li>
        ))}
      </ScrollRow>
      {views.length > 0 && (
        <section className={styles.views}>
          <h2>{texts.views}</h2>
          <ul className="plain">
            {views.map(({ id, name, query: search }) => (
              <li key={id}>
                <a href={`/saker?${search}`}>{name}</a>
                <ActionForm
                  action={viewActions.remove}
                  result={result}
                  values={{ id }}
                  label="×"
                  spokenLabel={viewActions.remove.submit}
                  about={name}
                  look="link"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </nav>
  )
}
