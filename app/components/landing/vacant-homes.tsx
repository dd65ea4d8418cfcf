import { landing } from '../../../landlord/landing.ts'
import type { PropertyCard as Card } from '../../../server/catalogue/views.ts'
import { useWords } from '../../use-words.ts'
import { PropertyCard } from '../property/property-card.tsx'
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
        <a href={all.href}>{all.label}</a>
      </div>
      <div className={styles.list}>
        {homes.map((card) => (
          <PropertyCard key={card.id} card={card} first={false} heading="h3" />
        ))}
      </div>
    </section>
  )
}
