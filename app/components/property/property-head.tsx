import { categoryFromSlug } from '../../../domain/categories.ts'
import type { PropertyDetail } from '../../../server/catalogue/views.ts'
import { propertyListPath } from '../../data/queries.ts'
import * as cardStyles from '../card.module.css'
import { AvailabilityMark } from './availability.tsx'
import { EnergyClass } from './energy-class.tsx'
import { detailTexts } from './property.words.ts'

/** What a visitor asks first: which, where, whether it is available, how large, how much. */
export function PropertyHead({ property }: { property: PropertyDetail }) {
  const category = categoryFromSlug(property.category)
  return (
    <header className="property-head">
      <div className="property-title">
        <p className={cardStyles.place}>
          {category && (
            <a className="badge" href={propertyListPath(category.slug)}>
              {property.type}
            </a>
          )}
          {property.energyClass && <EnergyClass value={property.energyClass} />}
        </p>
        <h1>{property.title}</h1>
        <p className="lead">{property.location}</p>
      </div>
      <div className="property-key">
        {property.price && (
          <section>
            <h2>{detailTexts.price}</h2>
            <p className="property-price">{property.price}</p>
            {property.deposit && <p className="quiet">{detailTexts.deposit(property.deposit)}</p>}
          </section>
        )}
        <p className="key-facts">
          <AvailabilityMark value={property.availability} />
          {property.keyFacts.length > 0 && <span>{property.keyFacts.join(' · ')}</span>}
        </p>
      </div>
    </header>
  )
}
