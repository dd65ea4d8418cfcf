import { PictureImage } from './picture-image.tsx'
import { PropertyCard, type PropertyLink } from './property-card.tsx'
import type { Property, Row } from './types.ts'

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** All about a property. */
export function PropertyPage({ property, Link }: { property: Property; Link: PropertyLink }) {
  return (
    <main className="page">
      <article>
        <p className="place">
          <b>{property.type}</b> {property.location}
        </p>
        <h1>{property.title}</h1>
        {property.vacancy && (
          <p className="vacancy" data-state={property.vacancy.kind}>
            {property.vacancy.label}
          </p>
        )}
        <p>{property.keyFacts.join(' · ')}</p>
        {property.price && <p className="price">{property.price}</p>}
        <div className="gallery">
          {property.pictures.map((picture, index) => (
            <PictureImage
              key={picture.src}
              picture={picture}
              sizes={index === 0 ? '(min-width:60rem) 60vw,92vw' : '6rem'}
              isFirst={index === 0}
            />
          ))}
        </div>
        <section>
          <h2>Om boligen</h2>
          <p>{property.description}</p>
        </section>
        <section>
          <h2>Fasiliteter</h2>
          <ul>
            {property.amenities.map((amenity) => (
              <li key={amenity}>{amenity}</li>
            ))}
          </ul>
        </section>
        <Rows title="Avstander" rows={property.distances} />
        <Rows title="Eiendomsdetaljer" rows={property.details} />
        <Rows title="Eier og matrikkel" rows={property.ownership} />
        <section className="banner">
          <h2>Kontakt oss</h2>
          <p>Er du interessert i denne eiendommen? Ta kontakt, så hjelper vi deg videre.</p>
          <p>
            <a href={`/interesseskjema?eiendom=${property.id}`}>Bestill visning</a>{' '}
            <a href="/kundeservice">Ta kontakt</a>
          </p>
        </section>
        {property.updatedAt && <p className="quiet">Oppdatert {property.updatedAt}</p>}
      </article>
      <section>
        <h2>Lignende eiendommer</h2>
        <div className="grid">
          {property.alternatives.map((card) => (
            <PropertyCard key={card.id} card={card} isFirst={false} Link={Link} />
          ))}
        </div>
      </section>
    </main>
  )
}
