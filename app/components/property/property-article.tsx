import { company } from '../../../landlord/company.ts'
import type { PropertyDetail } from '../../../server/catalogue/views.ts'
import { useSite } from '../../site-context.ts'
import { useWords } from '../../use-words.ts'
import { Facts } from '../facts.tsx'
import { LongWords } from '../long-words.tsx'
import { ContactCard } from './contact-card.tsx'
import { Gallery } from './gallery.tsx'
import { detailTexts } from './property.words.ts'
import * as styles from './property-article.module.css'
import { PropertyBar } from './property-bar.tsx'
import { PropertyCard } from './property-card.tsx'
import * as propertyGridStyles from './property-grid.module.css'
import { PropertyHead } from './property-head.tsx'
import * as sideCardStyles from './side-card.module.css'

/** All about a property, and other available properties if it is not available. */
export function PropertyArticle({ property }: { property: PropertyDetail }) {
  const words = useWords(detailTexts)
  const { origin } = useSite()
  return (
    <>
      <article>
        <PropertyHead property={property} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <Gallery key={property.id} pictures={property.pictures} title={property.title} />
            <section className="stack">
              <h2>{words.about}</h2>
              <p className={`measure ${styles.description}`}>{property.description || words.noDescription}</p>
            </section>
            {property.amenities.length > 0 && (
              <section className="stack">
                <h2>{words.amenities}</h2>
                <ul className={`${styles.amenities} plain`}>
                  {property.amenities.map((amenity) => (
                    <li key={amenity}>{amenity}</li>
                  ))}
                </ul>
              </section>
            )}
          </div>
          <div className={styles.side}>
            <ContactCard property={property} />
            <Details property={property} />
            <p className="print-only">
              {company.name} · {origin}/eiendommer/{property.id}
            </p>
          </div>
          <PropertyBar property={property} />
        </div>
      </article>
      {property.alternatives.length > 0 && (
        <section className={styles.alternatives}>
          <h2>{words.alternatives}</h2>
          <div className={`grid ${propertyGridStyles.root}`}>
            {property.alternatives.map((card) => (
              <PropertyCard key={card.id} card={card} first={false} heading="h3" />
            ))}
          </div>
        </section>
      )}
    </>
  )
}

/** «Eiendomsdetaljer», what concerns the owner and the land register folded. */
function Details({ property: { details, ownership } }: { property: PropertyDetail }) {
  const words = useWords(detailTexts)
  if (details.length + ownership.length === 0) return null
  return (
    <section className={sideCardStyles.root}>
      <h2>
        <LongWords>{words.details}</LongWords>
      </h2>
      {details.length > 0 && <Facts className={styles.facts} items={details} />}
      {ownership.length > 0 && (
        <details className={styles.ownership}>
          <summary>{words.ownership}</summary>
          <Facts className={styles.facts} items={ownership} />
        </details>
      )}
    </section>
  )
}
