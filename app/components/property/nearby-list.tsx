import type { PropertyCardView } from '../../../server/catalogue/views.ts'
import { useWords } from '../../use-words.ts'
import { Hyphenated } from '../hyphenated.tsx'
import { PictureImage } from '../picture-image.tsx'
import { SeparatedTexts } from '../separated-texts.tsx'
import { Card, CardLink } from '../ui/card.tsx'
import { AvailabilityMark } from './availability.tsx'
import * as styles from './nearby-list.module.css'
import { NoPicture } from './no-picture.tsx'
import { cardTexts } from './property-card.words.ts'

/** Some properties on a row each, smaller than cards: what else there is. */
export function NearbyList({ cards }: { cards: readonly PropertyCardView[] }) {
  return (
    <ul className={`${styles.root} plain`}>
      {cards.map((card) => (
        <NearbyRow key={card.id} card={card} />
      ))}
    </ul>
  )
}

function NearbyRow({ card }: { card: PropertyCardView }) {
  const words = useWords(cardTexts)
  return (
    <Card
      as="li"
      className={styles.row}
      picture={
        <PictureImage picture={card.picture} alt="" sizes="7rem" widest={320} placeholder={<NoPicture />} />
      }
    >
      <CardLink href={`/eiendommer/${card.id}`}>
        <Hyphenated>{card.title}</Hyphenated>
      </CardLink>
      <SeparatedTexts>{[card.location, card.facts.join(' · ')]}</SeparatedTexts>
      <p className={styles.key}>
        <span className={styles.price}>{card.price ?? words.noPrice}</span>
        <AvailabilityMark value={card.vacancy} className={styles.availability} />
      </p>
    </Card>
  )
}
