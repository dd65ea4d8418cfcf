import type { PropertyCard } from '../../../server/catalogue/views.ts'
import { useWords } from '../../use-words.ts'
import { LongWords } from '../long-words.tsx'
import { PictureImage } from '../picture-image.tsx'
import * as styles from './nearby-list.module.css'
import { NoPicture } from './no-picture.tsx'
import { cardTexts } from './property-card.words.ts'

/** Some properties on a row each, smaller than cards: what else there is. */
export function NearbyList({ cards }: { cards: readonly PropertyCard[] }) {
  const words = useWords(cardTexts)
  return (
    <ul className={`${styles.root} plain`}>
      {cards.map((card) => (
        <li key={card.id}>
          <PictureImage
            className={styles.picture}
            picture={card.picture}
            alt=""
            sizes="7rem"
            widest={320}
            placeholder={
              <div className={styles.picture}>
                <NoPicture />
              </div>
            }
          />
          <div className={styles.text}>
            <a href={`/eiendommer/${card.id}`}>
              <LongWords>{card.title}</LongWords>
            </a>
            <p className="quiet">{[card.location, ...card.facts].join(' · ')}</p>
            <p className={styles.price}>{card.price ?? words.noPrice}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
