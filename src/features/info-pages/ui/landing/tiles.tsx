import { categories } from '#landlord/categories.ts'
import { landing } from '#landlord/landing.ts'
import { PictureImage } from '../../../../ui/kit/picture-image.tsx'
import { drawing } from '../../../../ui/page/site-art.ts'
import { useWords } from '../../../../ui/page/use-words.ts'
import { useFrontPageCopy } from '../use-edited-copy.ts'
import { landingWords } from './landing.words.ts'
import * as styles from './tiles.module.css'

/** Six windows into what there is to rent. They load a page of their own, as the specification has it. */
export function LandingTiles() {
  const words = useWords(landingWords)
  const { tiles } = useWords(landing)
  const notes = useFrontPageCopy()
  return (
    <section className={`page ${styles.section}`} aria-label={words.tilesLabel}>
      <ul className={`${styles.root} plain`}>
        {categories.map(({ slug }) => (
          <li key={slug}>
            <a href={`/${slug}`}>
              <PictureImage
                className={styles.picture}
                picture={drawing(`category-${slug}`)}
                alt=""
                sizes="(min-width:60rem) 13rem,(min-width:40rem) 30vw,45vw"
                widest={640}
                placeholder={null}
              />
              <span className={styles.label}>{tiles[slug]?.label}</span>
              <span className={styles.note}>{notes[slug]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
