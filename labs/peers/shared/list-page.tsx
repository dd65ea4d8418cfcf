import { PropertyCard, type PropertyLink } from './property-card.tsx'
import type { List } from './types.ts'

/** The list of 24 cards. */
export function ListPage({ list, Link }: { list: List; Link: PropertyLink }) {
  return (
    <main className="page">
      <h1>Eiendommer til leie</h1>
      <p role="status">{list.total} eiendommer</p>
      <div className="grid">
        {list.cards.map((card, index) => (
          <PropertyCard key={card.id} card={card} isFirst={index === 0} Link={Link} />
        ))}
      </div>
      <aside className="banner">
        <h2>Fant du ikke det du lette etter?</h2>
        <p>Fortell oss hva du ser etter, så tar vi kontakt når vi har noe som passer.</p>
        <p>
          <a href="/interesseskjema">Meld interesse</a> <a href="/kundeservice">Kontakt oss</a>
        </p>
      </aside>
    </main>
  )
}
