import { categoryFromSlug } from '../../../../domain/portfolio/categories.ts'
import { TagLink } from '../../../../ui/kit/tag.tsx'
import type { PropertyDetail } from '../../server/views.ts'
import { propertyListPath } from '../property-list-path.ts'
import { AvailabilityMark } from './availability.tsx'
import { EnergyClassBadge } from './energy-class.tsx'
import * as styles from './property-head.module.css'
import { PropertyPrice } from './property-price.tsx'

/**
 * What a visitor asks first: which, where, whether it is available, how large, how much. Where there is a column beside it,
 * that has the price, and keeps it in sight.
 */
export function PropertyHead({ property }: { property: PropertyDetail }) {
  const category = categoryFromSlug(property.category)
  return (
    <header className={styles.root}>
      <div className={styles.title}>
        <p className={styles.kind}>
          {category && <TagLink href={propertyListPath(category.slug)}>{property.type}</TagLink>}
          {property.energyClass && <EnergyClassBadge value={property.energyClass} />}
        </p>
        <h1>{property.title}</h1>
        <p className="lead">{property.location}</p>
        <p className={styles.facts}>
          <AvailabilityMark value={property.vacancy} className={styles.vacancy} />
          {property.keyFacts.length > 0 && <span>{property.keyFacts.join(' · ')}</span>}
        </p>
      </div>
      <div className={styles.key}>
        <PropertyPrice property={property} />
      </div>
    </header>
  )
}
