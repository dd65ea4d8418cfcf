import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import type { PropertyDetail } from '../../server/views.ts'
import { NearbyList } from './nearby-list.tsx'
import { alertPath, vacantPath } from './next-steps.ts'
import * as styles from './rented-notice.module.css'
import { rentedWords } from './rented-notice.words.ts'

/** That a property is rented out, and what is vacant instead. */
export function RentedNotice({ property }: { property: PropertyDetail }) {
  const words = useWords(rentedWords)
  const { inBuilding, alternatives } = property
  const vacant = [...inBuilding, ...alternatives]
  return (
    <section className={styles.root}>
      <h2>{words.title}</h2>
      <p>{vacant.length > 0 ? words.vacant : words.none}</p>
      {vacant.length > 0 && <NearbyList cards={vacant.slice(0, MAX_SHOWN)} />}
      <p className={styles.ways}>
        <SiteLink href={vacantPath(property)}>{words.seeAvailable}</SiteLink>
        <a href={alertPath(property)}>{words.alert}</a>
      </p>
    </section>
  )
}

const MAX_SHOWN = 4
