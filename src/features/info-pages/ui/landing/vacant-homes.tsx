import { landing } from '#landlord/landing.ts'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import type { PropertyCardView as Card } from '../../../portfolio-browsing/server/views.ts'
import { PropertyCard } from '../../../portfolio-browsing/ui/property/property-card.tsx'
import * as styles from './vacant-homes.module.css'

/** Homes that can be rented now; nothing at all where there are none. */
export function VacantHomes({ homes }: { homes: readonly Card[] }) {
  const copy = useWords(landing)
  if (homes.length === 0) return null
  const { title, all } = copy.vacant
  return (
    <section className={`page ${styles.root}`}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <SiteLink href={all.href}>{all.label}</SiteLink>
      </div>
      <div className={styles.list}>
        {homes.map((card) => (
          <PropertyCard key={card.id} card={card} first={false} heading="h3" sizes={sizes} />
        ))}
      </div>
    </section>
  )
}

/** As in the grid, but for a phone, where a card is a row: what is cut from a picture of 3:2 to fill its upright frame is loaded too. */
const sizes = '(min-width:80rem) 18rem,(min-width:60rem) 30vw,(min-width:40rem) 45vw,15rem'
