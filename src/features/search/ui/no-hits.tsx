import { ButtonLink } from '../../../ui/kit/button.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import * as styles from './search-results.module.css'
import { searchResultWords } from './search-results.words.ts'

/** Says that nothing was found, and leads on. */
export function NoHits({ query }: { query: string }) {
  const words = useWords(searchResultWords)
  return (
    <div className="stack">
      <p className={styles.count} role="status">
        {words.none(query)}
      </p>
      <p>{words.noneHelp}</p>
      <ul className="plain row">
        {words.ways.map(({ label, href }) => (
          <li key={href}>
            <ButtonLink kind="quiet" href={href}>
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
