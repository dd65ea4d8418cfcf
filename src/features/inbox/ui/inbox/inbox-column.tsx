import { useEffect, useRef } from 'react'
import { inboxPath } from '../../../../domain/cases/inbox.ts'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { inboxTexts } from '../../inbox.words.ts'
import type { InboxList } from '../../server/list/inbox-views.ts'
import { CaseList } from './case-list.tsx'
import * as styles from './inbox-column.module.css'
import { InboxLanes } from './inbox-lanes.tsx'

interface InboxColumnProps {
  inbox: InboxList
  /** The reference of the case beside it. */
  current: string
}

/** The inbox as a column beside an open case: the lanes, collapsed, and the cases of the current one. */
export function InboxColumn({ inbox, current }: InboxColumnProps) {
  const { query, lines, isMore, pages, counts, density } = inbox
  const column = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = column.current?.querySelector(`a[href^="/saker/${current}"]`)
    const scroller = column.current?.parentElement
    if (!row || !scroller) return
    // Not `scrollIntoView`, which scrolls the case beside it too.
    const [at, seen] = [row.getBoundingClientRect(), scroller.getBoundingClientRect()]
    scroller.scrollTop += Math.min(0, at.top - seen.top) + Math.max(0, at.bottom - seen.bottom)
  }, [current])
  return (
    <div className={styles.root} ref={column}>
      <InboxLanes query={query} counts={counts} isOpen={false} />
      <CaseList query={query} lines={lines} density={density} marked={current} isOpen />
      {isMore && <SiteLink href={inboxPath(query, pages.older)}>{inboxTexts.older}</SiteLink>}
    </div>
  )
}
