import { useContent } from '../../../../ui/page/site-context.ts'
import { useWords } from '../../../../ui/page/use-words.ts'
import * as styles from './notices.module.css'
import { noticeWords } from './notices.words.ts'

/** The service notices of the buildings, each until its expiry date. */
export function Notices({ today }: { today: string }) {
  const words = useWords(noticeWords)
  const { notices } = useContent('driftsmeldinger', { notices: [] })
  const shown = notices.filter(({ until }) => !until || until >= today)
  if (shown.length === 0) return null
  return (
    <section className={`page ${styles.root}`}>
      <h2>{words.title}</h2>
      <ul className="plain">
        {shown.map(({ building, text }) => (
          <li key={building + text}>
            <strong>{building}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
