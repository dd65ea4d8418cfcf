import { Card, CardLink, CardPrice } from '../../../ui/kit/card.tsx'
import { PictureImage } from '../../../ui/kit/picture-image.tsx'
// Its class alone: the component would be a request of its own.
import * as tagStyles from '../../../ui/kit/tag.module.css'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import type { ListingCardView as Shown } from '../../portfolio-browsing/server/views.ts'
import { AvailabilityMark } from '../../portfolio-browsing/ui/property/availability.tsx'
import { NoPicture } from '../../portfolio-browsing/ui/property/no-picture.tsx'
import * as styles from './listing-card.module.css'
import { listingTexts } from './listings.words.ts'

/** A home that is advertised on FINN; its link leads there, in a new tab. */
export function ListingCard({ listing, first }: { listing: Shown; first: boolean }) {
  const words = useWords(listingTexts)
  const { title, address, price, area, bedrooms, propertyType, finnUrl, picture, propertyId, vacancy } =
    listing
  const facts = [area, bedrooms ? words.bedrooms(bedrooms) : null].filter((fact) => fact !== null)
  return (
    <Card
      data-part="listing"
      picture={
        <PictureImage
          picture={picture}
          alt=""
          sizes="(min-width:48rem) 40rem,92vw"
          widest={1280}
          first={first}
          placeholder={<NoPicture />}
          problem={words.pictureProblem}
        />
      }
    >
      {propertyType && <p className={`${tagStyles.root} ${styles.type}`}>{propertyType}</p>}
      <h3>{title}</h3>
      <AvailabilityMark value={vacancy} />
      <p className="quiet">{address}</p>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      {price && <CardPrice>{price}</CardPrice>}
      <CardLink href={finnUrl} target="_blank" rel="noopener">
        {words.seeOnFinn}
        <span className="visually-hidden">
          : {title} {words.newTab}
        </span>
      </CardLink>
      {propertyId && (
        <SiteLink className={styles.own} href={`/eiendommer/${propertyId}`}>
          {words.seeProperty}
          <span className="visually-hidden">: {title}</span>
        </SiteLink>
      )}
    </Card>
  )
}
