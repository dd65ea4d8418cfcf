import { company } from '../../../content/company.ts'
import { detailTexts } from '../../../content/pages/eiendom.ts'
import { categoryFromSlug } from '../../../domain/property.ts'
import type { PropertyDetail } from '../../../server/catalogue/views.ts'
import { propertyListPath } from '../../data/queries.ts'
import { useSite } from '../../site-context.ts'
import { Facts } from '../facts.tsx'
import { ContactCard } from './contact-card.tsx'
import { EnergyClass } from './energy-class.tsx'
import { Gallery } from './gallery.tsx'

/** A property, all that is said and shown of it. */
export function PropertyArticle({ property }: { property: PropertyDetail }) {
  const { origin } = useSite()
  const category = categoryFromSlug(property.category)
  return (
    <article>
      <header className="property-head">
        <p className="card-place">
          {category && (
            <a className="badge" href={propertyListPath(category.slug)}>
              {property.type}
            </a>
          )}
          {property.energyClass && <EnergyClass value={property.energyClass} />}
        </p>
        <h1>{property.title}</h1>
        <p className="lead">{property.location}</p>
      </header>
      <div className="property-columns">
        <div className="property-main">
          <Gallery key={property.id} pictures={property.pictures} title={property.title} />
          <section className="stack">
            <h2>{detailTexts.about}</h2>
            <p className="measure description">{property.description ?? detailTexts.noDescription}</p>
          </section>
          {property.amenities.length > 0 && (
            <section className="stack">
              <h2>{detailTexts.amenities}</h2>
              <ul className="amenities plain">
                {property.amenities.map((amenity) => (
                  <li key={amenity}>{amenity}</li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <div className="property-side">
          {property.price && (
            <section className="side-card">
              <h2>{detailTexts.price}</h2>
              <p className="property-price">{property.price}</p>
            </section>
          )}
          {property.details.length > 0 && (
            <section className="side-card">
              <h2>{detailTexts.details}</h2>
              <Facts className="facts" items={property.details} />
            </section>
          )}
          <ContactCard property={property} />
          <p className="print-only">
            {company.name} · {origin}/eiendommer/{property.id}
          </p>
        </div>
      </div>
    </article>
  )
}
