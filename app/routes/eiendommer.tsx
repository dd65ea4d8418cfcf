import { useLocation } from 'react-router'
import { categoryFromSlug } from '../../domain/categories.ts'
import { readListAddress } from '../../domain/filters/filters.ts'
import type { PropertyList } from '../../server/catalogue/views.ts'
import { AlertLink } from '../alerts/alert-link.tsx'
import * as bannerStyles from '../components/banner.module.css'
import { ListHead } from '../components/filters/list-head.tsx'
import { PropertyPages } from '../components/property/property-pages.tsx'
import { listTexts } from '../components/property-list.words.ts'
import { Seo } from '../components/seo.tsx'
import { SiteLink } from '../components/site-link.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { load, type PageRead } from '../data/load.ts'
import { pathOfView } from '../data/property-list-path.ts'
import { readInBrowser } from '../data/read-in-browser.ts'
import { usePage } from '../data/use-page.ts'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/eiendommer'
import * as styles from './eiendommer.module.css'

const listRead: PageRead<PropertyList | null> = { problem: 'Error fetching properties', fallback: null }

export function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  return load(context, listRead, (catalogue) => catalogue.properties(readListAddress(searchParams)))
}

export const clientLoader = (args: Route.ClientLoaderArgs) => readInBrowser(args, listRead)

export default function PropertyListScreen({ loaderData }: Route.ComponentProps) {
  const words = useWords(listTexts)
  const { search } = useLocation()
  const { page, isLoading } = usePage(loaderData.page)
  const list = page?.data ?? null
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
