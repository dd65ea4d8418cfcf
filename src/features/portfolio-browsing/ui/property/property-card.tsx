import type { ReactNode } from 'react'
import { Card, CardLink, CardPrice } from '../../../../ui/kit/card.tsx'
import { Hyphenated } from '../../../../ui/kit/hyphenated.tsx'
import { PictureImage } from '../../../../ui/kit/picture-image.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import type { PropertyCardView as Shown } from '../../server/views.ts'
import { AvailabilityMark } from './availability.tsx'
import { EnergyClassBadge } from './energy-class.tsx'
import { NoPicture } from './no-picture.tsx'
import * as styles from './property-card.module.css'
import { cardTexts } from './property-card.words.ts'

/** How wide the grid shows a card's picture: one to four beside each other. */
const inGrid = '(min-width:80rem) 18rem,(min-width:60rem) 30vw,(min-width:40rem) 45vw,92vw'

/** One property in the list. The whole card leads to it; the link in it is what readers and keyboards meet. */
export function PropertyCard({
  card,
  first,
  heading: Heading = 'h2',
  sizes = inGrid,
  aside,
}: {
  card: Shown
  first: boolean
  heading?: 'h2' | 'h3'
  /** How wide its picture is, as in `<img sizes>`, where that is not as in the grid. */
  sizes?: string
  /** What else can be done with it. */
  aside?: ReactNode
}) {
  const words = useWords(cardTexts)
  return (
    <Card
      aside={aside}
      picture={
        <PictureImage
          picture={card.picture}
          alt=""
          sizes={sizes}
          widest={960}
          first={first}
          placeholder={<NoPicture />}
          problem={words.pictureProblem}
        />
      }
    >
      <p className={styles.place}>
        <b>{card.type}</b>
        {/* One text: between two, React writes a comment. */}
        {` ${card.location}`}
        {card.energyClass && <EnergyClassBadge value={card.energyClass} />}
      </p>
      <Heading>
        <Hyphenated>{card.title}</Hyphenated>
      </Heading>
      <AvailabilityMark value={card.vacancy} />
      {card.facts.length > 0 && <p className="quiet">{card.facts.join(' · ')}</p>}
      {card.price ? <CardPrice>{card.price}</CardPrice> : <p className="quiet">{words.noPrice}</p>}
      <CardLink href={`/eiendommer/${card.id}`} aria-label={`${words.details}: ${card.title}`}>
        {words.details}
      </CardLink>
    </Card>
  )
}
