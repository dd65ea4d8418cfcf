import { lazy, memo, useEffect, useLayoutEffect, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { mapPageSize, pageSize } from '../../../../domain/lists/pagination.ts'
import type { PageResult } from '../../../../ui/data/page-read.ts'
import { keptPage } from '../../../../ui/data/read-in-browser.ts'
import { ButtonLink } from '../../../../ui/kit/button.tsx'
import { Empty } from '../../../../ui/kit/empty.tsx'
import { Loading } from '../../../../ui/kit/loading.tsx'
import { useHydrated } from '../../../../ui/page/use-hydrated.ts'
import { useWords } from '../../../../ui/page/use-words.ts'
import type { PropertyMapView } from '../../server/map/map-view.ts'
import type { PropertyCardView as Card, PropertyList } from '../../server/views.ts'
import { Heart } from '../favourites/heart.tsx'
import mapStyles from '../map/map.css?url'
import { listTexts } from '../property-list.words.ts'
import { pathOfPage, pathOfView } from '../property-list-path.ts'
import { useListPlace } from './list-place.ts'
import { PropertyCard } from './property-card.tsx'
import * as propertyGridStyles from './property-grid.module.css'
import * as styles from './property-pages.module.css'

/**
 * How many further pages of the list are shown. Remembered in the browser's history, so that a visitor who comes
 * back from a property finds the list as long as it was from its first render on: only then does the scroll
 * position still fit. The server's HTML has none of them; React adds them after hydration.
 */
function useMorePages() {
  const { key } = useLocation()
  const place = useHydrated() ? key : null
  const start = { place, more: place ? pagesInHistory() : 0, asked: false }
  const [shown, setShown] = useState(start)
  if (shown.place !== place) setShown(start)
  const showMore = () => {
    const more = shown.more + 1
    history.replaceState({ ...history.state, pages: more }, '')
    setShown({ place, more, asked: true })
  }
  return { ...shown, showMore }
}

const pagesInHistory = () => Number(history.state?.pages ?? 0)

/** The list's cards: the page that the address names, null while it is read, and as many of the following ones as have been asked for. */
export function PropertyPages({ first }: { first: PageResult<PropertyList | null> | null }) {
  const words = useWords(listTexts)
  const { more, asked, showMore } = useMorePages()
  const restorePlace = useListPlace(more > 0, asked)
  if (!first) return <Loading text={words.loading} />
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
      {map && <ListMap map={map} cards={cards} />}
      <div id={map ? 'liste' : undefined} className={`grid ${propertyGridStyles.root}`}>
        {cards.map((card, index) => (
          <SavableCard key={card.id} card={card} first={index === 0} />
        ))}
        {following.map((number) => (
          <FollowingPage
            key={number}
            path={pathOfPage(search, number)}
            takeFocus={asked && number === last}
            onRead={restorePlace}
          />
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
            href={pathOfPage(search, last + 1)}
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

interface FollowingPageProps {
  path: string
  takeFocus: boolean
  /** Is called when the page has come that was not known at first. */
  onRead: () => void
}

function FollowingPage({ path, takeFocus, onRead }: FollowingPageProps) {
  const words = useWords(listTexts)
  const { load, data } = useFetcher<{ page: PageResult<PropertyList | null> }>({ key: path })
  // Known at once after Back: only then does the scroll position fit.
  const list = keptPage<PropertyList | null>(path) ?? data?.page
  const isUnknown = !list
  useEffect(() => {
    if (isUnknown) load(path)
  }, [isUnknown, load, path])
  const [wasUnknown] = useState(isUnknown)
  useLayoutEffect(() => {
    if (wasUnknown && !isUnknown) onRead()
  }, [wasUnknown, isUnknown, onRead])
  if (!list) return <Loading text={words.loading} />
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

/** The cards that are there are left alone when more are asked for: the press shows its answer first. */
const SavableCard = memo(function SavableCard({ card, first }: SavableCardProps) {
  return <PropertyCard card={card} first={first} aside={<Heart id={card.id} title={card.title} />} />
})

/** Moves the focus to the first new card after «show more». */
function focusNext(start: HTMLElement | null): void {
  start?.nextElementSibling?.querySelector('a')?.focus({ preventScroll: true })
}

/** Called once a map is asked for, so that its code comes beside its data. */
export const loadTownMaps = () => import('../map/town-maps.tsx')

// Without Suspense around it, which would draw a large part of the page by a script.
const TownMaps = lazy(async () => ({ default: (await loadTownMaps()).TownMaps }))

/** The map of a list, whose code and styles come only where one is asked for. */
function ListMap({ map, cards }: { map: PropertyMapView; cards: readonly Card[] }) {
  return (
    <>
      <link rel="stylesheet" href={mapStyles} precedence="map" />
      <TownMaps map={map} cards={cards} />
    </>
  )
}
