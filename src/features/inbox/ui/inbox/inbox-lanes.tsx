import type { ReactNode } from 'react'
import { type InboxQuery, inboxPath, type Lane, lanes } from '../../../../domain/cases/inbox.ts'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { ScrollRow } from '../../../workspace/ui/scroll-row.tsx'
import { inboxTexts } from '../../inbox.words.ts'
import type { Inbox } from '../../server/list/inbox-views.ts'
import * as styles from './inbox-lanes.module.css'

interface InboxLanesProps {
  query: InboxQuery
  counts: Inbox['counts']
  /** Whether the lanes are shown at first; they can be collapsed to the name of the current one. */
  isOpen: boolean
  /** Called when they are collapsed or shown. */
  onToggle?: (isOpen: boolean) => void
  /** What stands below the lanes. */
  children?: ReactNode
}

/** Lanes that are hidden while they are empty. */
const onlyIfAny: readonly Lane[] = ['utsatt', 'kontroll']

/** Lanes whose counts are marked, as what lies in them is. */
const marked: readonly Lane[] = ['haster', 'for-sent']

/** The lanes with their counts. */
export function InboxLanes({ query, counts, isOpen, onToggle, children }: InboxLanesProps) {
  const shown = lanes.filter(
    (lane) => !onlyIfAny.includes(lane) || lane === query.lane || (counts[lane] ?? '0') !== '0',
  )
  return (
    <nav aria-label={inboxTexts.laneMenu}>
      <details
        className={styles.fold}
        open={isOpen}
        onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
      >
        <summary>
          <span className={styles.opened}>{inboxTexts.laneMenu}</span>
          <span className={styles.closed}>
            {inboxTexts.lanes[query.lane]} <LaneCount lane={query.lane} counts={counts} />
          </span>
        </summary>
        <ScrollRow current={query.lane} className={styles.root}>
          {shown.map((lane) => (
            <li key={lane}>
              <SiteLink
                href={inboxPath(query, { lane })}
                aria-current={lane === query.lane ? 'page' : undefined}
              >
                {inboxTexts.lanes[lane]}
                <LaneCount lane={lane} counts={counts} />
              </SiteLink>
            </li>
          ))}
        </ScrollRow>
        {children}
      </details>
    </nav>
  )
}

function LaneCount({ lane, counts }: Pick<InboxLanesProps, 'counts'> & { lane: Lane }) {
  const count = counts[lane]
  if (!count) return null
  const isMarked = marked.includes(lane) && count !== '0'
  return (
    <span className={styles.count} data-mark={isMarked ? lane : undefined}>
      {count}
    </span>
  )
}
