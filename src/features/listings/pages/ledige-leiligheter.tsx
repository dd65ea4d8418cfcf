import { useLocation } from 'react-router'
import { finnSearchUrl } from '#landlord/company.ts'
import { ledigeLeiligheterPage } from '#landlord/pages/ledige-leiligheter.ts'
import type { PageRead } from '../../../ui/data/page-read.ts'
import { readInBrowser } from '../../../ui/data/read-in-browser.ts'
import { usePage } from '../../../ui/data/use-page.ts'
import * as bannerStyles from '../../../ui/kit/banner.module.css'
import { ButtonLink } from '../../../ui/kit/button.tsx'
import { Empty } from '../../../ui/kit/empty.tsx'
import { Loading } from '../../../ui/kit/loading.tsx'
import { Seo } from '../../../ui/page/seo.tsx'
import { useContact } from '../../../ui/page/use-contact.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import { readListingAddress } from '../../portfolio-browsing/filters/listing-address.ts'
import type { Listings } from '../../portfolio-browsing/server/views.ts'
import { AlertLink } from '../../portfolio-browsing/ui/filters/alert-link.tsx'
import { ListHead } from '../../portfolio-browsing/ui/filters/list-head.tsx'
import { load } from '../../portfolio-browsing/ui/load.ts'
import { previewPicture } from '../../portfolio-browsing/ui/preview-picture.ts'
import { ListingList } from '../ui/listing-list.tsx'
import { listingTexts } from '../ui/listings.words.ts'
import type { Route } from './+types/ledige-leiligheter'
import * as styles from './ledige-leiligheter.module.css'

const listingsRead: PageRead<Listings> = {
  problem: 'Error fetching rental listings',
  fallback: {
    listings: [],
    possible: [],
    unmentionedFilters: [],
    total: 0,
    municipalities: 0,
    category: null,
    search: '',
    head: null,
    isIndexed: true,
    filters: { groups: [], applied: [], sortings: [] },
    updatedAt: null,
  },
}

export function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  return load(context, listingsRead, (catalogue) => catalogue.listings(readListingAddress(searchParams)))
}

export const clientLoader = (args: Route.ClientLoaderArgs) => readInBrowser(args, listingsRead)

export default function ListingsScreen({ loaderData }: Route.ComponentProps) {
  const copy = useWords(ledigeLeiligheterPage)
  const words = useWords(listingTexts)
  const { email } = useContact()
  const { page, isLoading } = usePage(loaderData.page)
  const shown = page?.data ?? null
  const { search } = useLocation()
  return (
    <>
      <Seo
        title={shown?.head?.title ?? words.title}
        description={shown?.head?.description ?? copy.description}
        canonical={`/ledige-leiligheter${shown?.search ?? search}`}
        noindex={shown?.isIndexed === false}
        {...(shown?.head && { shared: { title: shown.head.title, picture: previewPicture(shown.listings) } })}
      />
      <Head shown={shown} />
      <div className={`page ${styles.listings}`}>
        {shown && shown.total > 0 && <Filters shown={shown} />}
        {isLoading || !page ? (
          <Loading text={words.loading} />
        ) : page.data.total === 0 ? (
          <Empty text={words.empty} reference={page.reference} />
        ) : (
          <ListingList found={page.data} />
        )}
      </div>
      <aside className="page">
        <div className={bannerStyles.root}>
          <h2>{words.interested}</h2>
          <p>{words.interestedText}</p>
          <p className="row">
            <ButtonLink href={`mailto:${email}`}>{words.sendMail}</ButtonLink>
            <AlertLink asked={homesIn(shown?.search ?? search)} />
            <ButtonLink kind="quiet" href="/interesseskjema">
              {words.interestForm}
            </ButtonLink>
          </p>
        </div>
      </aside>
    </>
  )
}

/** What a list of listings asks for: homes, where it names no other category. */
const homesIn = (search: string): string =>
  `?${new URLSearchParams({ type: 'bolig', ...Object.fromEntries(new URLSearchParams(search)) })}`

/** The counters are of all listings, whatever is asked. */
function Head({ shown }: { shown: Listings | null }) {
  const words = useWords(listingTexts)
  return (
    <div className={`page ${styles.head}`}>
      <div className="stack">
        <h1>{shown?.head?.heading ?? words.title}</h1>
        <p className="lead">{words.subtitle}</p>
        <ButtonLink kind="quiet" href={finnSearchUrl} target="_blank" rel="noopener">
          {words.openFinn}
          <span className="visually-hidden"> {words.newTab}</span>
        </ButtonLink>
      </div>
      <dl className={styles.counters}>
        <div>
          <dt>{words.homesCounter}</dt>
          <dd>{shown?.total ?? '–'}</dd>
        </div>
        <div>
          <dt>{words.municipalitiesCounter}</dt>
          <dd>{shown?.municipalities ?? '–'}</dd>
        </div>
      </dl>
    </div>
  )
}

function Filters({ shown }: { shown: Listings }) {
  const words = useWords(listingTexts)
  const { filters, search, listings, category, total, updatedAt } = shown
  const isEmpty = listings.length === 0
  // They are homes, whatever else they are.
  const list = {
    filters,
    search,
    asked: homesIn(search),
    total: listings.length,
    category: category ?? ('bolig' as const),
  }
  return (
    <>
      <h2>{words.heading}</h2>
      <ListHead list={list} hasCategories={false} />
      <div className={styles.line}>
        <p role="status">{search && !isEmpty && words.count(listings.length, total)}</p>
        {updatedAt && (
          <p className="quiet">
            {words.updated} {updatedAt}
          </p>
        )}
      </div>
    </>
  )
}
