import type { ComponentType, ReactNode } from 'react'
import { PictureImage } from './picture-image.tsx'
import type { Card } from './types.ts'

/** The framework's own link to a property. */
export type PropertyLink = ComponentType<{ id: string; label: string; children: ReactNode }>

interface Props {
  card: Card
  isFirst: boolean
  Link: PropertyLink
}

const sizes = '(min-width:80rem) 18rem,(min-width:60rem) 30vw,(min-width:40rem) 45vw,92vw'

/** One property in a list. */
export function PropertyCard({ card, isFirst, Link }: Props) {
  return (
    <article className="card">
      {card.picture && <PictureImage picture={card.picture} sizes={sizes} isFirst={isFirst} />}
      <div className="card-text">
        <p className="place">
          <b>{card.type}</b> {card.location}
          {card.energyClass && <span className="energy">{card.energyClass}</span>}
        </p>
        <h2>{card.title}</h2>
        {card.vacancy && (
          <p className="vacancy" data-state={card.vacancy.kind}>
            {card.vacancy.label}
          </p>
        )}
        {card.facts.length > 0 && <p className="quiet">{card.facts.join(' · ')}</p>}
        {card.price ? <p className="price">{card.price}</p> : <p className="quiet">Pris på forespørsel</p>}
        <Link id={card.id} label={`Se detaljer: ${card.title}`}>
          Se detaljer
        </Link>
      </div>
    </article>
  )
}
