import { categories } from '#landlord/categories.ts'
import type { CategorySlug } from '../../../../../landlord-types/category.ts'
import { SiteLink } from '../../../../ui/page/site-link.tsx'
import { useWords } from '../../../../ui/page/use-words.ts'
import * as styles from './category-filter.module.css'
import { categoryFilterWords } from './category-filter.words.ts'

const byName = [...categories].sort((one, other) => one.type.localeCompare(other.type, 'nb'))

interface CategoryFilterProps {
  current: CategorySlug | null | undefined
  /** The query of the list that is shown. */
  search: string
}

/** What stays when another category is chosen. */
const kept = ['by', 'omrade', 'visning']

function pathOf(slug: CategorySlug | null, search: string): string {
  const shown = new URLSearchParams(search)
  const other = new URLSearchParams(slug ? { type: slug } : {})
  for (const name of kept) {
    const value = shown.get(name)
    if (value) other.set(name, value)
  }
  return other.toString() ? `/eiendommer?${other}` : '/eiendommer'
}

/** The filter. Each choice is a link, so that it has a URL to bookmark, share and return to. */
export function CategoryFilter({ current, search }: CategoryFilterProps) {
  const words = useWords(categoryFilterWords)
  const choices = [{ slug: null, type: words.all }, ...byName]
  return (
    <nav aria-label={words.label}>
      <ul className={`${styles.root} plain`}>
        {choices.map(({ slug, type }) => (
          <li key={type}>
            <SiteLink
              href={pathOf(slug, search)}
              aria-current={slug === current ? 'page' : undefined}
              preventScrollReset
            >
              {type}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
