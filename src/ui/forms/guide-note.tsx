import type { GuideExcerpt } from '../../forms/engine/field.ts'
import { useSite } from '../page/site-context.ts'
import { SiteLink } from '../page/site-link.tsx'
import * as styles from './guide-note.module.css'

const MAX_LINES = 3

/** The first lines of a guide that may solve it, and the way to all of it. */
export function GuideNote({ guide: { title, lines, href, link } }: { guide: GuideExcerpt }) {
  const { content } = useSite()
  return (
    <div className={styles.root}>
      <p>{title}</p>
      <ol>
        {lines(content.edited)
          .slice(0, MAX_LINES)
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ol>
      <p>
        <SiteLink href={href}>{link}</SiteLink>
      </p>
    </div>
  )
}
