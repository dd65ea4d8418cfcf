import { type CategorySlug, categories } from '../../../landlord/categories.ts'
import { propertyListPath } from '../../data/queries.ts'
import { listTexts } from '../property-list.words.ts'

const choices: { slug: CategorySlug | null; type: string }[] = [
  { slug: null, type: listTexts.all },
  ...[...categories].sort((one, other) => one.type.localeCompare(other.type, 'nb')),
]

/** The filter: links, since each choice is an address that can be kept, shared and gone back to. */
export function CategoryFilter({ current }: { current: CategorySlug | null }) {
  return (
    <nav aria-label={listTexts.filterLabel}>
      <ul className="filter plain">
        {choices.map(({ slug, type }) => (
          <li key={type}>
            <a
              href={propertyListPath(slug)}
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
