import type { ShownNotice } from '../../../../domain/documents/building-notice.ts'
import { NoticeList } from '../../../../ui/kit/notice-list.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import * as styles from './notices.module.css'
import { noticeWords } from './notices.words.ts'

/** What the tenants of some houses should know, each until it is over. */
export function Notices({ notices }: { notices: readonly ShownNotice[] }) {
  const words = useWords(noticeWords)
  if (notices.length === 0) return null
  return (
    <section className={`page ${styles.root}`}>
      <h2>{words.title}</h2>
      <NoticeList notices={notices} />
    </section>
  )
}
