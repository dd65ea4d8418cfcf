import { useWords } from '../../../ui/page/use-words.ts'
import type { ListingCardView as Card, Listings } from '../../portfolio-browsing/server/views.ts'
import { ListingCard } from './listing-card.tsx'
import * as styles from './listing-list.module.css'
import { listingTexts } from './listings.words.ts'

/** The listings that pass the filters, and folded away below them those that do not say whether they do. */
export function ListingList({ found }: { found: Listings }) {
  const words = useWords(listingTexts)
  const { listings, possible, unmentionedFilters } = found
  return (
    <>
      {listings.length > 0 && <Cards listings={listings} hasFirst />}
      {possible.length > 0 && (
        <details className={styles.possible}>
          <summary>
            {words.possible(possible.length)} <span>{words.unmentionedFilters(unmentionedFilters)}</span>
          </summary>
          <Cards listings={possible} />
        </details>
      )}
    </>
  )
}

/** `hasFirst`: whether the first of them is what a visitor sees first. */
function Cards({ listings, hasFirst = false }: { listings: readonly Card[]; hasFirst?: boolean }) {
  return (
    <div className={styles.grid}>
      {listings.map((listing, index) => (
        <ListingCard key={listing.id} listing={listing} first={hasFirst && index === 0} />
      ))}
    </div>
  )
}
