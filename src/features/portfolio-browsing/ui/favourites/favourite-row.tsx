import { Card } from '../../../../ui/kit/card.tsx'
import { Hyphenated } from '../../../../ui/kit/hyphenated.tsx'
import { PictureImage } from '../../../../ui/kit/picture-image.tsx'
import { SeparatedTexts } from '../../../../ui/kit/separated-texts.tsx'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import type { PropertyCardView } from '../../server/views.ts'
import { AvailabilityMark } from '../property/availability.tsx'
import { NoPicture } from '../property/no-picture.tsx'
import { cardTexts } from '../property/property-card.words.ts'
import { favouritesWords } from './favoritter.words.ts'
import * as styles from './favourite-row.module.css'
import { removeFavourites } from './favourites.ts'

/** One favourite: what it is, whether it is compared, and a way to remove it. */
export function FavouriteRow({ card, isChosen }: { card: PropertyCardView; isChosen: boolean }) {
  const words = useWords(favouritesWords)
  const { noPrice } = useWords(cardTexts)
  return (
    <Card
      as="li"
      className={styles.root}
      picture={
        <PictureImage
          picture={card.picture}
          alt=""
          sizes="(min-width:40rem) 10rem,7rem"
          widest={480}
          placeholder={<NoPicture />}
        />
      }
      aside={
        <div className={styles.acts}>
          <label>
            <input
              type="checkbox"
              name="id"
              value={card.id}
              defaultChecked={isChosen}
              aria-label={words.compareNamed(card.title)}
            />{' '}
            {words.compare}
          </label>
          <button
            type="button"
            aria-label={words.removeNamed(card.title)}
            onClick={() => removeFavourites([card.id])}
          >
            {words.remove}
          </button>
        </div>
      }
    >
      <SiteLink href={`/eiendommer/${card.id}`}>
        <Hyphenated>{card.title}</Hyphenated>
      </SiteLink>
      <SeparatedTexts>{[card.location, card.facts.join(' · ')]}</SeparatedTexts>
      <p className={styles.price}>{card.price ?? noPrice}</p>
      <AvailabilityMark value={card.vacancy} />
    </Card>
  )
}
