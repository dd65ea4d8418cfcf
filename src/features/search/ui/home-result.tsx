import { Hyphenated } from '../../../ui/kit/hyphenated.tsx'
import { PictureImage } from '../../../ui/kit/picture-image.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import { AvailabilityMark } from '../../portfolio-browsing/ui/property/availability.tsx'
import type { HomeHit } from '../server/hits.ts'
import * as styles from './search-results.module.css'
import { searchResultWords } from './search-results.words.ts'

/** A home on one row: what it costs, how large it is and when it is vacant, and why it is not quite what is wished. */
export function HomeResult({ hit, reason }: { hit: HomeHit; reason?: string }) {
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
        <p className={styles.marks}>
          {reason && <b className={styles.reason}>{reason}</b>}
          <AvailabilityMark value={vacancy} className={styles.vacancy} />
        </p>
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
