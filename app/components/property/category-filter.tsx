import { type CategorySlug, categories } from '../../../content/categories.ts'
import { listTexts } from '../../../content/pages/eiendommer.ts'
import { propertyListPath } from '../../data/queries.ts'

const choices: { slug: CategorySlug | null; label: string }[] = [
  { slug: null, label: listTexts.all },
  ...categories
    .map(({ slug, type }) => ({ slug, label: type }))
    .sort((one, other) => one.label.localeCompare(other.label, 'nb')),
]

/** The filter: links, since each choice is an address that can be kept, shared and gone back to. */
export function CategoryFilter({ current }: { current: CategorySlug | null }) {
  return (
    <nav aria-label={listTexts.filterLabel}>
      <ul className="filter plain">
        {choices.map(({ slug, label }) => (
          <li key={label}>
            <a
              href={propertyListPath(slug)}
              aria-current={slug === current ? 'page' : undefined}
              data-keep-scroll
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
