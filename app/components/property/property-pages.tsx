import type { CategorySlug } from '../../../landlord-types/category.ts'
import type { PropertyList } from '../../../server/catalogue/views.ts'
import { PageData } from '../../data/page-data.tsx'
import type { PageState } from '../../data/page-query.ts'
import { propertyListPath, propertyListQuery } from '../../data/queries.ts'
import { useWords } from '../../use-words.ts'
import { Empty } from '../empty.tsx'
import { Loading } from '../loading.tsx'
import { listTexts } from '../property-list.words.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PropertyCard } from './property-card.tsx'
import * as propertyGridStyles from './property-grid.module.css'
import * as styles from './property-pages.module.css'
import { useMorePages } from './use-more-pages.ts'

/** The list's cards: the page that the address names, and as many of the following ones as have been asked for. */
export function PropertyPages({
  first,
  category,
}: {
  first: PageState<PropertyList>
  category: CategorySlug | null
}) {
  const words = useWords(listTexts)
  const { more, asked, showMore } = useMorePages()
  if (first.state === 'loading') return <Loading text={words.loading} />
  const { cards, page, pages } = first.data
  if (cards.length === 0) return <Empty text={words.empty} reference={first.reference} />
  const following = Array.from({ length: more }, (_, index) => page + 1 + index).filter(
    (number) => number <= pages,
  )
  const last = page + following.length
  return (
    <div className="page">
      <div className={`grid ${propertyGridStyles.root}`}>
        {cards.map((card, index) => (
          <PropertyCard key={card.id} card={card} first={index === 0} />
        ))}
        {following.map((number) => (
          <PageData key={number} query={propertyListQuery(category, number)} loaded={null}>
            {(list) => <FollowingPage list={list} takeFocus={asked && number === last} />}
          </PageData>
        ))}
      </div>
      {last < pages && (
        <p className={styles.more}>
          <ButtonLink
            kind="quiet"
            href={propertyListPath(category, last + 1)}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              showMore()
            }}
          >
            {words.more}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

function FollowingPage({ list, takeFocus }: { list: PageState<PropertyList>; takeFocus: boolean }) {
  const words = useWords(listTexts)
  if (list.state === 'loading') return <Loading text={words.loading} />
  return (
    <>
      <span hidden ref={takeFocus ? focusNext : undefined} />
      {list.data.cards.map((card) => (
        <PropertyCard key={card.id} card={card} first={false} />
      ))}
    </>
  )
}

/** Moves the focus to the first new card after «show more». */
function focusNext(start: HTMLElement | null): void {
  start?.nextElementSibling?.querySelector('a')?.focus({ preventScroll: true })
}
