import { useLoaderData, useLocation } from 'react-router'
import { categoryFromSlug } from '../../domain/categories.ts'
import { readListAddress } from '../../domain/filters/filters.ts'
import { AlertLink } from '../alerts/alert-link.tsx'
import * as bannerStyles from '../components/banner.module.css'
import * as filterStyles from '../components/filters/filters.module.css'
import { importListHead, ListHeadIsland } from '../components/filters/list-head-island.tsx'
import { NoteShown, useShown } from '../components/filters/shown-list.ts'
import { PropertyPages } from '../components/property/property-pages.tsx'
import { listTexts } from '../components/property-list.words.ts'
import { Seo } from '../components/seo.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { load } from '../data/load.ts'
import { afterLoading, importReader, PageData } from '../data/page-data.tsx'
import { pathOfView, propertyListQuery } from '../data/property-list-query.ts'
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
export const clientLoader = afterLoading(importReader, importListHead)

export default function PropertyListScreen() {
  const words = useWords(listTexts)
  const loaded = useLoaderData<typeof loader | typeof clientLoader>()
  const { search } = useLocation()
  const query = propertyListQuery(search)
  const [list, setList] = useShown(query, loaded)
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
        <ListHeadIsland className={filterStyles.root} list={list} />
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
