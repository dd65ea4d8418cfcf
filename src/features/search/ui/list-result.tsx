import { ButtonLink } from '../../../ui/kit/button.tsx'
import { Hyphenated } from '../../../ui/kit/hyphenated.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import type { ListHit } from '../server/hits.ts'
import { HomeResult } from './home-result.tsx'
import * as styles from './search-results.module.css'
import { searchResultWords } from './search-results.words.ts'

/** The list that a wish asks for, with its first homes and the way to all of them. */
export function ListResult({ hit: { title, address, count, homes } }: { hit: ListHit }) {
  const words = useWords(searchResultWords)
  return (
    <>
      <div className={styles.hit}>
        <span className={styles.kind}>{words.list}</span>
        <SiteLink href={address}>
          <Hyphenated>{title}</Hyphenated>
        </SiteLink>
        <p className={styles.note}>{words.homes(count)}</p>
      </div>
      {homes.length > 0 && (
        <ul className={`plain ${styles.homes}`}>
          {homes.map((home) => (
            <li key={home.address}>
              <HomeResult hit={home} />
            </li>
          ))}
        </ul>
      )}
      {count > homes.length && (
        <ButtonLink kind="quiet" href={address}>
          {words.showAll(count)}
        </ButtonLink>
      )}
    </>
  )
}
