import { data, useLoaderData, useParams } from 'react-router'
import { company } from '../../content/company.ts'
import { detailTexts } from '../../content/pages/eiendom.ts'
import { categoryFromSlug, parsePropertyId } from '../../domain/property.ts'
import type { PropertyDetail } from '../../server/catalogue/views.ts'
import { FailureReference } from '../components/failure-reference.tsx'
import { Loading } from '../components/loading.tsx'
import { ContactCard } from '../components/property/contact-card.tsx'
import { EnergyClass } from '../components/property/energy-class.tsx'
import { Gallery } from '../components/property/gallery.tsx'
import { propertyStructuredData } from '../components/property/structured-data.ts'
import { Seo } from '../components/seo.tsx'
import { load } from '../data/load.ts'
import { unpack } from '../data/loaded.ts'
import { PageData } from '../data/page-data.tsx'
import { propertyListPath, propertyQuery } from '../data/queries.ts'
import { useSite } from '../site-context.ts'
import type { Route } from './+types/eiendommer.$id'
import '../styles/property.css'

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = parsePropertyId(params.id)
  const loaded = await load(context, propertyQuery(params.id), async (catalogue) =>
    id ? catalogue.property(id) : null,
  )
  return data(loaded, { status: unpack(loaded) || loaded.reference ? 200 : 404 })
}

export const clientLoader = () => null

export default function PropertyDetailScreen() {
  const { id = '' } = useParams()
  const loaded = useLoaderData<typeof loader | typeof clientLoader>()
  return (
    <div className="page property">
      <PageData query={propertyQuery(id)} loaded={loaded}>
        {(page) => {
          if (page.state === 'loading') return <Loading text={detailTexts.loading} />
          if (!page.data) return <MissingProperty reference={page.reference} />
          return <Property property={page.data} />
        }}
      </PageData>
    </div>
  )
}

function MissingProperty({ reference }: { reference: string | null }) {
  return (
    <div className="section stack">
      <Seo title={detailTexts.missing} description={detailTexts.missing} noindex />
      <h1>{detailTexts.missing}</h1>
      <FailureReference reference={reference} />
      <p>
        <a className="button" href="/eiendommer">
          {detailTexts.back}
        </a>
      </p>
    </div>
  )
}

function Property({ property }: { property: PropertyDetail }) {
  const { origin } = useSite()
  const category = categoryFromSlug(property.category)
  return (
    <article>
      <Seo
        title={`${property.title}, ${property.location}`}
        description={detailTexts.shareText(property.description, property.title)}
        image={property.pictures[0] ? `/bilder/${property.pictures[0].key}/1280` : undefined}
        structured={propertyStructuredData(property, origin)}
      />
      <p className="property-back">
        <a href="/eiendommer">{detailTexts.back}</a>
      </p>
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
              <dl className="facts">
                {property.details.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
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
