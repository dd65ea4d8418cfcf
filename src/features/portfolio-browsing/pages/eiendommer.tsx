import { useLocation } from 'react-router'
import { categoryFromSlug } from '../../../domain/portfolio/categories.ts'
import type { PageRead } from '../../../ui/data/page-read.ts'
import { readInBrowser } from '../../../ui/data/read-in-browser.ts'
import { usePage } from '../../../ui/data/use-page.ts'
import * as bannerStyles from '../../../ui/kit/banner.module.css'
import { ButtonLink } from '../../../ui/kit/button.tsx'
import { Seo } from '../../../ui/page/seo.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import { readListAddress } from '../filters/filters.ts'
import type { PropertyList } from '../server/views.ts'
import { AlertLink } from '../ui/filters/alert-link.tsx'
import { ListHead } from '../ui/filters/list-head.tsx'
import { load } from '../ui/load.ts'
import { previewPicture } from '../ui/preview-picture.ts'
import { loadTownMaps, PropertyPages } from '../ui/property/property-pages.tsx'
import { listTexts } from '../ui/property-list.words.ts'
import { pathOfView } from '../ui/property-list-path.ts'
import type { Route } from './+types/eiendommer'
import * as styles from './eiendommer.module.css'

const listRead: PageRead<PropertyList | null> = { problem: 'Error fetching properties', fallback: null }

export function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  return load(context, listRead, (catalogue) => catalogue.properties(readListAddress(searchParams)))
}

export const clientLoader = (args: Route.ClientLoaderArgs) => {
  if (args.request.url.includes('visning=kart')) loadTownMaps().catch(console.error)
  return readInBrowser(args, listRead)
}

export default function PropertyListScreen({ loaderData }: Route.ComponentProps) {
  const words = useWords(listTexts)
  const { search } = useLocation()
  const { page, isLoading } = usePage(loaderData.page)
  const list = page?.data ?? null
  const hasMap = search.includes('visning=kart')
  const isOnMap = !list?.filters.drop && list?.map?.towns.length
  return (
    <>
      <Seo
        title={list?.head.title ?? words.heading}
        description={list?.head.description ?? ''}
        canonical={`/eiendommer${list?.search ?? search}`}
        noindex={list?.isIndexed === false}
        {...(list?.search && { shared: { title: list.head.title, picture: previewPicture(list.cards) } })}
      />
      <div className={`page ${styles.head}`} data-map={isOnMap ? '' : undefined}>
        <h1>{list?.head.heading ?? words.heading}</h1>
        <ListHead list={list} />
        <div className={`row ${styles.line}`}>
          <p className={styles.count} role="status">
            {list && words.count(list.total, categoryFromSlug(list.category)?.type)}
          </p>
          <SiteLink className="no-print" href={pathOfView(search, !hasMap)} preventScrollReset>
            {hasMap ? words.asList : words.onMap}
          </SiteLink>
        </div>
      </div>
      <PropertyPages key={search} first={isLoading ? null : page} />
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
