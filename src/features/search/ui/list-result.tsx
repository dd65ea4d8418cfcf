import { ButtonLink } from '../../../ui/kit/button.tsx'
import { Hyphenated } from '../../../ui/kit/hyphenated.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import type { ListHit } from '../server/hits.ts'
import { HomeResult } from './home-result.tsx'
import * as styles from './search-results.module.css'
import { searchResultWords } from './search-results.words.ts'

/** The answer to a wish: the homes that are it, those that are nearly it, and the ways on. */
export function ListResult({ hit }: { hit: ListHit }) {
  const words = useWords(searchResultWords)
  const { title, address, count, ads, query, fitting, homes, misses, elsewhere } = hit
  return (
    <div className={styles.answer}>
      <h2>
        <Hyphenated>{unbroken(title)}</Hyphenated>
      </h2>
      {elsewhere && <p>{words.elsewhere(elsewhere)}</p>}
      <p className={styles.note} role="status">
        {fitting > 0 ? words.fitting(fitting) : words.noneFits(misses.length > 0)}
      </p>
      {homes.length > 0 && (
        <ul className={`plain ${styles.homes}`}>
          {homes.map((home) => (
            <li key={home.address}>
              <HomeResult hit={home} />
            </li>
          ))}
        </ul>
      )}
      {misses.length > 0 && (
        <>
          {homes.length > 0 && <h3>{words.nearly}</h3>}
          <ul className={`plain ${styles.homes}`}>
            {misses.map(({ home, reason }) => (
              <li key={home.address}>
                <HomeResult hit={home} reason={reason} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="row">
        {count > 0 && <ButtonLink href={address}>{words.wholeList(count)}</ButtonLink>}
        {ads && (
          <ButtonLink kind="quiet" href={ads.address}>
            {words.ads(ads.count)}
          </ButtonLink>
        )}
        <ButtonLink kind="quiet" href={`/si-fra${query}`} reloadDocument>
          {words.alert}
        </ButtonLink>
      </p>
    </div>
  )
}

/** «Boliger · 2 soverom» breaks at its dots alone. */
const unbroken = (title: string): string =>
  title
    .split(' · ')
    .map((part) => (part.length < 20 ? part.replaceAll(' ', '\u00a0') : part))
    .join(' · ')
