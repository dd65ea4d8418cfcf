import type { PropertyCard as Card } from '../../../server/catalogue/views.ts'
import { PropertyCard } from './property-card.tsx'

/** How many pictures are seen before anybody scrolls, on a narrow screen at least. */
const SEEN_FIRST = 1

export function PropertyGrid({ cards }: { cards: Card[] }) {
  return (
    <div className="grid property-grid">
      {cards.map((card, index) => (
        <PropertyCard key={card.id} card={card} first={index < SEEN_FIRST} />
      ))}
    </div>
  )
}
