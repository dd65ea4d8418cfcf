import { categoryFromSlug } from '../../../../domain/portfolio/categories.ts'
import { TagLink } from '../../../../ui/kit/tag.tsx'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import type { PropertyDetail } from '../../server/views.ts'
import { SaveButton } from '../favourites/save-button.tsx'
import { propertyListPath } from '../property-list-path.ts'
import { AvailabilityMark } from './availability.tsx'
import { EnergyClassBadge } from './energy-class.tsx'
import { detailTexts } from './property.words.ts'
import * as styles from './property-head.module.css'

/** What a visitor asks first: which, where, whether it is available, how large, how much. */
export function PropertyHead({ property }: { property: PropertyDetail }) {
  const words = useWords(detailTexts)
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
          <AvailabilityMark value={property.vacancy} />
          {property.keyFacts.length > 0 && <span>{property.keyFacts.join(' · ')}</span>}
        </p>
      </div>
      <div className={styles.key}>
        {property.price && (
          <section>
            <h2>{words.price}</h2>
            <p className={styles.price}>{property.price}</p>
            {property.deposit && <p className="quiet">{words.deposit(property.deposit)}</p>}
          </section>
        )}
        <p className="row">
          <SaveButton id={property.id} title={property.title} />
          <SiteLink className={`scripts-only ${styles.favourites}`} href="/favoritter">
            {words.favourites}
          </SiteLink>
        </p>
      </div>
    </header>
  )
}
