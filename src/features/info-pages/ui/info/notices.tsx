import type { ShownNotice } from '../../../../domain/documents/building-notice.ts'
import { NoticeList } from '../../../../ui/kit/notice-list.tsx'
import { useContent } from '../../../../ui/page/site-context.ts'
import { useWords } from '../../../../ui/page/use-words.ts'
import * as styles from './notices.module.css'
import { noticeWords } from './notices.words.ts'

interface NoticesProps {
  /** Those of houses, with their times. */
  timed: readonly ShownNotice[]
  today: string
}

/** What the tenants of some houses should know, each until it is over. */
export function Notices({ timed, today }: NoticesProps) {
  const words = useWords(noticeWords)
  const { notices } = useContent('driftsmeldinger', { notices: [] })
  const shown = notices.filter(({ until }) => !until || until >= today)
  if (timed.length + shown.length === 0) return null
  return (
    <section className={`page ${styles.root}`}>
      <h2>{words.title}</h2>
      {timed.length > 0 && <NoticeList notices={timed} />}
      {shown.length > 0 && (
        <ul className="plain">
          {shown.map(({ building, text }) => (
            <li key={building + text}>
              <strong>{building}</strong>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
