import { categories } from '../../../landlord/categories.ts'
import type { CategorySlug } from '../../../landlord-types/category.ts'
import { pathOfView, propertyListPath } from '../../data/queries.ts'
import { useWords } from '../../use-words.ts'
import * as styles from './category-filter.module.css'
import { categoryFilterWords } from './category-filter.words.ts'

const byName = [...categories].sort((one, other) => one.type.localeCompare(other.type, 'nb'))

interface CategoryFilterProps {
  current: CategorySlug | null | undefined
  /** Whether the list is shown with a map, and stays so. */
  hasMap: boolean
}

/** The filter. Each choice is a link, so that it has a URL to bookmark, share and return to. */
export function CategoryFilter({ current, hasMap }: CategoryFilterProps) {
  const words = useWords(categoryFilterWords)
  const choices = [{ slug: null, type: words.all }, ...byName]
  return (
    <nav aria-label={words.label}>
      <ul className={`${styles.root} plain`}>
        {choices.map(({ slug, type }) => (
          <li key={type}>
            <a
              href={hasMap ? pathOfView(slug ? `type=${slug}` : '', true) : propertyListPath(slug)}
              aria-current={slug === current ? 'page' : undefined}
              data-keep-scroll
            >
              {type}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
