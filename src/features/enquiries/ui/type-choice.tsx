import { interesseskjemaPage } from '#landlord/pages/interesseskjema.ts'
import type { CategorySlug } from '../../../../landlord-types/category.ts'
import { categoryFromSlug } from '../../../domain/portfolio/categories.ts'
import { discardsDraft } from '../../../ui/forms/use-draft.ts'
import { PictureImage } from '../../../ui/kit/picture-image.tsx'
import { drawing } from '../../../ui/page/site-art.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import { interestTypes } from '../interest/types.ts'
import * as styles from './type-choice.module.css'
import { interestPage } from './type-choice.words.ts'

/**
 * The types of interest form, each a link: as pictures until one is chosen, then as a row of words. The draft of one
 * type is not copied to another (specification 2 §4).
 */
export function TypeChoice({ chosen }: { chosen: CategorySlug | null }) {
  const { choices } = useWords(interesseskjemaPage)
  const page = useWords(interestPage)
  return (
    <nav
      className={styles.root}
      id={discardsDraft.slice(1)}
      aria-labelledby="type-overskrift"
      data-chosen={chosen ? '' : undefined}
    >
      <h2 id="type-overskrift">{page.type}</h2>
      <ul className="plain">
        {interestTypes.map((slug) => (
          <li key={slug}>
            <a
              href={`/interesseskjema?type=${slug}${discardsDraft}`}
              aria-current={slug === chosen ? 'true' : undefined}
            >
              {!chosen && (
                <PictureImage
                  picture={drawing(`category-${slug}`)}
                  alt=""
                  sizes="(min-width:40rem) 13rem,45vw"
                  widest={640}
                  placeholder={null}
                />
              )}
              <span className={styles.name}>{categoryFromSlug(slug)?.type}</span>
              {!chosen && <span className={styles.note}>{choices[slug]}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
