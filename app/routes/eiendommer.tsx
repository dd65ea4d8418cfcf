import { useLoaderData, useSearchParams } from 'react-router'
import { categoryFromSlug } from '../../domain/categories.ts'
import { parsePage } from '../../domain/pagination.ts'
import { eiendommerPage } from '../../landlord/pages/eiendommer.ts'
import { AlertLink } from '../alerts/alert-link.tsx'
import * as bannerStyles from '../components/banner.module.css'
import { CategoryFilter } from '../components/property/category-filter.tsx'
import { PropertyPages } from '../components/property/property-pages.tsx'
import { listTexts } from '../components/property-list.words.ts'
import { Seo } from '../components/seo.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { load } from '../data/load.ts'
import { PageData } from '../data/page-data.tsx'
import { propertyListPath, propertyListQuery } from '../data/queries.ts'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/eiendommer'
import * as styles from './eiendommer.module.css'

export function loader({ context, request }: Route.LoaderArgs) {
  const { slug, page } = readAddress(new URL(request.url).searchParams)
  return load(context, propertyListQuery(slug, page), (catalogue) => catalogue.properties(slug, page))
}

/** In the browser the page is shown immediately and fetches its data itself. */
export const clientLoader = () => null

export default function PropertyListScreen() {
  const copy = useWords(eiendommerPage)
  const words = useWords(listTexts)
  const loaded = useLoaderData<typeof loader | typeof clientLoader>()
  const [search] = useSearchParams()
  const { category, slug, page } = readAddress(search)
  return (
    <>
      <Seo
        title={category ? words.titleOf(category.plural) : words.title}
        description={copy.description}
        canonical={propertyListPath(slug, page)}
      />
      <PageData query={propertyListQuery(slug, page)} loaded={loaded}>
        {(list) => (
          <>
            <div className={`page ${styles.head}`}>
              <h1>{words.heading}</h1>
              <CategoryFilter current={slug} />
              <p className={styles.count} role="status">
                {list.state === 'ready' && words.count(list.data.total, category?.type ?? null)}
              </p>
            </div>
            <PropertyPages key={propertyListPath(slug, page)} first={list} category={slug} />
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

function readAddress(search: URLSearchParams) {
  const category = categoryFromSlug(search.get('type'))
  return { category, slug: category?.slug ?? null, page: parsePage(search.get('side')) }
}
