import type { ReactNode } from 'react'
import type { ShownNotice } from '../../domain/documents/building-notice.ts'
import { Hyphenated } from './hyphenated.tsx'
import { NoBreak } from './no-break.tsx'
import * as styles from './notice-list.module.css'

interface NoticeListProps<N extends ShownNotice> {
  notices: readonly N[]
  /** What follows a notice, such as a button. */
  after?: (notice: N) => ReactNode
}

/** Notices to the tenants of some houses. */
export function NoticeList<N extends ShownNotice>({ notices, after }: NoticeListProps<N>) {
  return (
    <ul className={`plain ${styles.list}`}>
      {notices.map((notice) => (
        <li key={notice.id} data-cancelled={notice.isCancelled ? '' : undefined}>
          <strong>
            <Hyphenated>{notice.title}</Hyphenated>
          </strong>
          <p>
            <NoBreak>{notice.when}</NoBreak>
          </p>
          {notice.places && <p className="quiet">{notice.places}</p>}
          {notice.advice && <p>{notice.advice}</p>}
          {after?.(notice)}
        </li>
      ))}
    </ul>
  )
}
