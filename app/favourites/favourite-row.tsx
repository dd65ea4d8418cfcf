import type { PropertyCardView } from '../../server/catalogue/views.ts'
import { Hyphenated } from '../components/hyphenated.tsx'
import { PictureImage } from '../components/picture-image.tsx'
import { AvailabilityMark } from '../components/property/availability.tsx'
import { NoPicture } from '../components/property/no-picture.tsx'
import { cardTexts } from '../components/property/property-card.words.ts'
import { SeparatedTexts } from '../components/separated-texts.tsx'
import { SiteLink } from '../components/site-link.tsx'
import { Card } from '../components/ui/card.tsx'
import { favouritesWords } from '../routes/favoritter.words.ts'
import { useWords } from '../use-words.ts'
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
