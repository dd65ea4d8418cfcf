import type { HomeHit } from '../../../server/search/hits.ts'
import { useWords } from '../../use-words.ts'
import { Hyphenated } from '../hyphenated.tsx'
import { PictureImage } from '../picture-image.tsx'
import { AvailabilityMark } from '../property/availability.tsx'
import { SiteLink } from '../site-link.tsx'
import * as styles from './search-results.module.css'
import { searchResultWords } from './search-results.words.ts'

/** A home on one row: what it costs, how large it is and when it is vacant, with a small picture. */
export function HomeResult({ hit }: { hit: HomeHit }) {
  const words = useWords(searchResultWords)
  const { title, address, type, place, price, facts, vacancy, picture } = hit
  const isAd = hit.kind === 'listing'
  return (
    <div className={styles.home}>
      <div className={styles.hit}>
        <p className={styles.place}>
          {(isAd || type) && <b className={styles.kind}>{isAd ? words.kinds.listing : type}</b>}{' '}
          {isAd && type ? `${type}, ${place}` : place}
        </p>
        <SiteLink href={address}>
          <Hyphenated>{title}</Hyphenated>
        </SiteLink>
        <p className={styles.facts}>
          {price ? <b>{price}</b> : !isAd && words.noPrice} <span>{facts.join(' · ')}</span>
        </p>
        <AvailabilityMark value={vacancy} className={styles.vacancy} />
      </div>
      <PictureImage
        className={styles.picture}
        picture={picture}
        alt=""
        sizes="(min-width:40rem) 9rem,6rem"
        widest={320}
        placeholder={null}
      />
    </div>
  )
}
