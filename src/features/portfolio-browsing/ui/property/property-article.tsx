import { Facts } from '../../../../ui/kit/facts.tsx'
import { Hyphenated } from '../../../../ui/kit/hyphenated.tsx'
import { useSite } from '../../../../ui/page/site-context.ts'
import { useContact } from '../../../../ui/page/use-contact.ts'
import { useWords } from '../../../../ui/page/use-words.ts'
import type { PropertyDetail } from '../../server/views.ts'
import { PlaceSection } from '../map/place-section.tsx'
import { AvailabilityMark } from './availability.tsx'
import { ContactCard } from './contact-card.tsx'
import { Distances } from './distances.tsx'
import { Documents } from './documents.tsx'
import { EnergyScale } from './energy-scale.tsx'
import { Gallery } from './gallery.tsx'
import { MoveInCosts } from './move-in-costs.tsx'
import { NearbyList } from './nearby-list.tsx'
import { detailTexts } from './property.words.ts'
import * as styles from './property-article.module.css'
import { PropertyBar } from './property-bar.tsx'
import { PropertyHead } from './property-head.tsx'
import { PropertyPrice } from './property-price.tsx'
import { RentedNotice } from './rented-notice.tsx'
import * as sideCardStyles from './side-card.module.css'
import * as termsStyles from './terms.module.css'
import { Terms } from './terms.tsx'

/** All about a property, and what else can be rented near it. Price and next step stay in sight: beside it, or below in the bar. */
export function PropertyArticle({ property }: { property: PropertyDetail }) {
  const words = useWords(detailTexts)
  const { origin } = useSite()
  const { name } = useContact()
  return (
    <>
      <article>
        <div className={styles.columns}>
          <div className={styles.main}>
            <PropertyHead property={property} />
            {property.vacancy?.kind === 'rented' && <RentedNotice property={property} />}
            <Gallery key={property.id} pictures={property.pictures} title={property.title} />
            <Home property={property} />
            {property.map && <PlaceSection map={property.map} />}
            <House property={property} />
            {property.updatedAt && <p className="quiet">{words.updated(property.updatedAt)}</p>}
          </div>
          <div className={styles.side}>
            <div className={`${sideCardStyles.root} ${styles.price}`}>
              <AvailabilityMark value={property.vacancy} />
              <PropertyPrice property={property} />
            </div>
            <ContactCard property={property} />
            <p className="print-only">
              {name} · {origin}/eiendommer/{property.id}
            </p>
          </div>
          <PropertyBar property={property} />
        </div>
      </article>
      {property.vacancy?.kind !== 'rented' && <Nearby property={property} />}
    </>
  )
}

/** What it is like, and what it costs to move in. */
function Home({ property }: { property: PropertyDetail }) {
  const words = useWords(detailTexts)
  return (
    <>
      <Terms terms={property.terms} />
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
      <Details property={property} />
      <MoveInCosts moveIn={property.moveIn} firstRent={property.firstRent} />
    </>
  )
}

/** What is around it, its energy, and its papers. */
const House = ({ property }: { property: PropertyDetail }) => (
  <>
    <Distances distances={property.distances} />
    <EnergyScale value={property.energyClass} />
    <Documents property={property} />
  </>
)

/** What else can be rented: in the building, and elsewhere. */
function Nearby({ property: { vacancy, inBuilding, alternatives } }: { property: PropertyDetail }) {
  const words = useWords(detailTexts)
  const elsewhere = vacancy?.kind === 'reserved' ? words.alternatives : words.similar
  return [
    { title: words.inBuilding, cards: inBuilding },
    { title: elsewhere, cards: alternatives },
  ].map(
    ({ title, cards }) =>
      cards.length > 0 && (
        <section key={title} className={styles.nearby}>
          <h2>{title}</h2>
          <NearbyList cards={cards} />
        </section>
      ),
  )
}

/** «Eiendomsdetaljer», what concerns the owner and the land register folded. */
function Details({ property: { details, ownership } }: { property: PropertyDetail }) {
  const words = useWords(detailTexts)
  if (details.length + ownership.length === 0) return null
  return (
    <section className="stack">
      <h2>
        <Hyphenated>{words.details}</Hyphenated>
      </h2>
      {details.length > 0 && <Facts className={termsStyles.root} items={details} />}
      {ownership.length > 0 && (
        <details className={styles.ownership}>
          <summary>{words.ownership}</summary>
          <Facts className={termsStyles.root} items={ownership} />
        </details>
      )}
    </section>
  )
}
