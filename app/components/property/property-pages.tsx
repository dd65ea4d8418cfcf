import { memo } from 'react'
import { mapPageSize, pageSize } from '../../../domain/pagination.ts'
import type { PropertyCard as Card, PropertyList } from '../../../server/catalogue/views.ts'
import { CachedPart } from '../../cached-part.tsx'
import { PageData } from '../../data/page-data.tsx'
import type { PageState } from '../../data/page-query.ts'
import { pathOfView, propertyListQuery, searchOfPage } from '../../data/property-list-query.ts'
import { Heart } from '../../favourites/heart.tsx'
import { useWords } from '../../use-words.ts'
import { Empty } from '../empty.tsx'
import { Loading } from '../loading.tsx'
import { ListMap } from '../map/list-map.tsx'
import { listTexts } from '../property-list.words.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PropertyCard } from './property-card.tsx'
import * as propertyGridStyles from './property-grid.module.css'
import * as styles from './property-pages.module.css'
import { useMorePages } from './use-more-pages.ts'

/** The list's cards: the page that the address names, and as many of the following ones as have been asked for. */
export function PropertyPages({ first }: { first: PageState<PropertyList | null> }) {
  const words = useWords(listTexts)
  const { more, asked, showMore } = useMorePages()
  if (first.state === 'loading') return <Loading text={words.loading} />
  if (!first.data) return <Empty text={words.empty} reference={first.reference} />
  const { cards, page, pages, search, filters, map } = first.data
  // The filters say which of them to drop.
  if (filters.drop) return null
  if (cards.length === 0) return <Empty text={words.empty} reference={first.reference} />
  const following = Array.from({ length: more }, (_, index) => page + 1 + index).filter(
    (number) => number <= pages,
  )
  const last = page + following.length
  return (
    <div className={map ? 'page map-and-list' : 'page'}>
      {map && <ListMap map={map} loading={words.loading} />}
      <div id={map ? 'liste' : undefined} className={`grid ${propertyGridStyles.root}`}>
        {cards.map((card, index) => (
          <SavableCard key={card.id} card={card} first={index === 0} />
        ))}
        {following.map((number) => (
          <PageData key={number} query={propertyListQuery(searchOfPage(search, number))} loaded={null}>
            {(list) => <FollowingPage list={list} takeFocus={asked && number === last} />}
          </PageData>
        ))}
      </div>
      {map && cards.length > pageSize && (
        <p className={`${styles.more} map-more`}>
          <ButtonLink kind="quiet" href={pathOfView(search, false, listPageAfter(page))}>
            {words.more}
          </ButtonLink>
        </p>
      )}
      {last < pages && (
        <p className={map ? `${styles.more} scripts-only` : styles.more}>
          <ButtonLink
            kind="quiet"
            href={searchOfPage(search, last + 1)}
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

/** The page of the list without a map that goes on where the first cards of a page beside one end. */
const listPageAfter = (page: number): number => ((page - 1) * mapPageSize) / pageSize + 2

function FollowingPage({ list, takeFocus }: { list: PageState<PropertyList | null>; takeFocus: boolean }) {
  const words = useWords(listTexts)
  if (list.state === 'loading') return <Loading text={words.loading} />
  return (
    <>
      <span hidden ref={takeFocus ? focusNext : undefined} />
      {list.data?.cards.map((card) => (
        <SavableCard key={card.id} card={card} first={false} />
      ))}
    </>
  )
}

interface SavableCardProps {
  card: Card
  first: boolean
}

const CardWithHeart = ({ card, first }: SavableCardProps) => (
  <PropertyCard card={card} first={first} aside={<Heart id={card.id} title={card.title} />} />
)

/** The page preloads the picture of the first. */
const CachedCard = ({ card, first }: SavableCardProps) =>
  first ? (
    <CardWithHeart card={card} first />
  ) : (
    <CachedPart of={card} variant="with heart">
      <CardWithHeart card={card} first={false} />
    </CachedPart>
  )

/** In the browser the cards that are there are left alone when more are asked for: the press shows its answer first. */
const SavableCard = import.meta.env.SSR ? CachedCard : memo(CardWithHeart)

/** Moves the focus to the first new card after «show more». */
function focusNext(start: HTMLElement | null): void {
  start?.nextElementSibling?.querySelector('a')?.focus({ preventScroll: true })
}
