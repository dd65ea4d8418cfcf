import { useRef } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { listTexts } from '../../content/pages/eiendommer.ts'
import { parsePage } from '../../domain/pagination.ts'
import { categoryFromSlug } from '../../domain/property.ts'
import { FailureReference } from '../components/failure-reference.tsx'
import { Loading } from '../components/loading.tsx'
import { CategoryFilter } from '../components/property/category-filter.tsx'
import { PropertyGrid } from '../components/property/property-grid.tsx'
import { Seo } from '../components/seo.tsx'
import { load } from '../data/load.ts'
import { propertyListPath, propertyListQuery } from '../data/queries.ts'
import { usePropertyList } from '../data/use-property-list.ts'
import type { Route } from './+types/eiendommer'

export function loader({ context, request }: Route.LoaderArgs) {
  const { category, page } = readAddress(new URL(request.url).searchParams)
  const slug = category?.slug ?? null
  return load(context, propertyListQuery(slug, page), (catalogue) => catalogue.properties(slug, page))
}

/** In the browser the page stands at once, and reads its data itself. */
export const clientLoader = () => null

export default function PropertyListScreen() {
  const loaded = useLoaderData<typeof loader | typeof clientLoader>()
  const [search] = useSearchParams()
  const { category, page } = readAddress(search)
  const list = usePropertyList(category?.slug ?? null, page, loaded)
  const grid = useRef<HTMLDivElement>(null)

  const showMore = async () => {
    const shown = list.cards.length
    await list.fetchMore()
    // Whoever asked for more goes on from the first of what came.
    grid.current?.querySelectorAll<HTMLAnchorElement>('article a')[shown]?.focus({ preventScroll: true })
  }

  return (
    <>
      <Seo
        title={category ? listTexts.titleOf(category.plural) : listTexts.title}
        description={listTexts.description}
        canonical={propertyListPath(category?.slug ?? null, page)}
      />
      <div className="page list-head">
        <h1>{listTexts.heading}</h1>
        <CategoryFilter current={category?.slug ?? null} />
        <p className="list-count" role="status">
          {list.state === 'ready' && listTexts.count(list.total, category?.type ?? null)}
        </p>
      </div>
      <div className="page" ref={grid}>
        {list.state === 'loading' && <Loading text={listTexts.loading} />}
        {list.state === 'ready' && list.cards.length === 0 && (
          <div className="empty">
            <p>{listTexts.empty}</p>
            <FailureReference reference={list.reference} />
          </div>
        )}
        <PropertyGrid cards={list.cards} />
        {list.nextPage !== null && (
          <p className="more">
            <a
              className="button"
              data-kind="quiet"
              href={propertyListPath(category?.slug ?? null, list.nextPage)}
              aria-disabled={list.isFetchingMore}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                if (!list.isFetchingMore) void showMore()
              }}
            >
              {list.isFetchingMore ? listTexts.loading : listTexts.more}
            </a>
          </p>
        )}
      </div>
      <aside className="page">
        <div className="banner">
          <h2>{listTexts.banner.heading}</h2>
          <p>{listTexts.banner.text}</p>
          <p className="row">
            <a className="button" href="/interesseskjema">
              {listTexts.banner.interest}
            </a>
            <a className="button" data-kind="quiet" href="/kundeservice">
              {listTexts.banner.contact}
            </a>
          </p>
        </div>
      </aside>
    </>
  )
}

function readAddress(search: URLSearchParams) {
  return { category: categoryFromSlug(search.get('type')), page: parsePage(search.get('side')) }
}
