import { Card, CardLink } from '../../../../ui/kit/card.tsx'
import { Hyphenated } from '../../../../ui/kit/hyphenated.tsx'
import { PictureImage } from '../../../../ui/kit/picture-image.tsx'
import { SeparatedTexts } from '../../../../ui/kit/separated-texts.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import type { PropertyCardView } from '../../server/views.ts'
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
