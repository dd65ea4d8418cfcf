import { useEffect, useState } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import { categoryFromSlug } from '../../domain/categories.ts'
import { readListAddress } from '../../domain/filters/filters.ts'
import type { PropertyList } from '../../server/catalogue/views.ts'
import { AlertLink } from '../alerts/alert-link.tsx'
import * as bannerStyles from '../components/banner.module.css'
import { ListHeadIsland } from '../components/filters/list-head-island.tsx'
import { PropertyPages } from '../components/property/property-pages.tsx'
import { listTexts } from '../components/property-list.words.ts'
import { Seo } from '../components/seo.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { knownViewOf } from '../data/known-views.ts'
import { load } from '../data/load.ts'
import { unpack } from '../data/loaded.ts'
import { PageData } from '../data/page-data.tsx'
import type { PageState } from '../data/page-query.ts'
import { pathOfView, propertyListQuery } from '../data/queries.ts'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/eiendommer'
import * as styles from './eiendommer.module.css'

export function loader({ context, request }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url)
  return load(context, propertyListQuery(search), (catalogue) =>
    catalogue.properties(readListAddress(searchParams)),
  )
}

/** In the browser the page is shown immediately and fetches its data itself. */
export const clientLoader = () => null

export default function PropertyListScreen() {
  const words = useWords(listTexts)
  const loaded = useLoaderData<typeof loader | typeof clientLoader>()
  const { search } = useLocation()
  const query = propertyListQuery(search)
  // What has been shown stays until the next list is there, and its filters keep the focus.
  const [list, setList] = useState(() => (loaded ? unpack(loaded) : (knownViewOf(query)?.data ?? null)))
  const hasMap = search.includes('visning=kart')
  return (
    <>
      <Seo
        title={list?.head.title ?? words.heading}
        description={list?.head.description ?? ''}
        canonical={`/eiendommer${list?.search ?? search}`}
        noindex={list?.isIndexed === false}
      />
      <div className={`page ${styles.head}`}>
        <h1>{list?.head.heading ?? words.heading}</h1>
        <ListHeadIsland list={list} />
        <div className={`row ${styles.line}`}>
          <p className={styles.count} role="status">
            {list && words.count(list.total, categoryFromSlug(list.category)?.type)}
          </p>
          <a className="no-print" href={pathOfView(search, !hasMap)} data-keep-scroll>
            {hasMap ? words.asList : words.onMap}
          </a>
        </div>
      </div>
      <PageData query={query} loaded={loaded}>
        {(page) => (
          <>
            <NoteShown page={page} note={setList} />
            <PropertyPages key={search} first={page} />
          </>
        )}
      </PageData>
      <aside className="page">
        <div className={bannerStyles.root}>
          <h2>{words.banner.heading}</h2>
          <p>{words.banner.text}</p>
          <p className="row">
            <ButtonLink href="/interesseskjema">{words.banner.interest}</ButtonLink>
            <AlertLink />
            <ButtonLink kind="quiet" href="/kundeservice">
              {words.banner.contact}
            </ButtonLink>
          </p>
        </div>
      </aside>
    </>
  )
}

interface NoteShownProps {
  page: PageState<PropertyList | null>
  note: (list: PropertyList | null) => void
}

/** Tells the parts above the cards which list is shown. */
function NoteShown({ page, note }: NoteShownProps) {
  const list = page.state === 'ready' ? page.data : undefined
  useEffect(() => {
    if (list !== undefined) note(list)
  }, [list, note])
  return null
}
