import { useLoaderData } from 'react-router'
import { company, finnSearchUrl } from '../../landlord/company.ts'
import { ledigeLeiligheterPage } from '../../landlord/pages/ledige-leiligheter.ts'
import type { Listings } from '../../server/catalogue/views.ts'
import { AlertLink } from '../alerts/alert-link.tsx'
import * as bannerStyles from '../components/banner.module.css'
import { Empty } from '../components/empty.tsx'
import { ListingCard } from '../components/listing-card.tsx'
import { listingTexts } from '../components/listings.words.ts'
import { Loading } from '../components/loading.tsx'
import { Seo } from '../components/seo.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { load } from '../data/load.ts'
import { PageData } from '../data/page-data.tsx'
import type { PageState } from '../data/page-query.ts'
import { listingsQuery } from '../data/queries.ts'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/ledige-leiligheter'
import * as styles from './ledige-leiligheter.module.css'

export function loader({ context }: Route.LoaderArgs) {
  return load(context, listingsQuery, (catalogue) => catalogue.listings())
}

export const clientLoader = () => null

export default function ListingsScreen() {
  const loaded = useLoaderData<typeof loader | typeof clientLoader>()
  return (
    <PageData query={listingsQuery} loaded={loaded}>
      {(page) => <ListingsPage page={page} />}
    </PageData>
  )
}

function ListingsPage({ page }: { page: PageState<Listings> }) {
  const copy = useWords(ledigeLeiligheterPage)
  const words = useWords(listingTexts)
  const found = page.state === 'ready' ? page.data : null
  return (
    <>
      <Seo title={words.title} description={copy.description} />
      <div className={`page ${styles.head}`}>
        <div className="stack">
          <h1>{words.title}</h1>
          <p className="lead">{words.subtitle}</p>
          <ButtonLink kind="quiet" href={finnSearchUrl} target="_blank" rel="noopener">
            {words.openFinn}
            <span className="visually-hidden"> {words.newTab}</span>
          </ButtonLink>
        </div>
        <dl className={styles.counters}>
          <div>
            <dt>{words.homesCounter}</dt>
            <dd>{found ? found.listings.length : '–'}</dd>
          </div>
          <div>
            <dt>{words.municipalitiesCounter}</dt>
            <dd>{found ? found.municipalities : '–'}</dd>
          </div>
        </dl>
      </div>
      <div className="page">
        {page.state === 'loading' && <Loading text={words.loading} />}
        {page.state === 'ready' && page.data.listings.length === 0 && (
          <Empty text={words.empty} reference={page.reference} />
        )}
        {found && found.listings.length > 0 && (
          <section className={styles.listings}>
            <div className={styles.title}>
              <h2>{words.heading}</h2>
              {found.updatedAt && (
                <p className="quiet">
                  {words.updated} {found.updatedAt}
                </p>
              )}
            </div>
            <div className={styles.grid}>
              {found.listings.map((listing, index) => (
                <ListingCard key={listing.id} listing={listing} first={index === 0} />
              ))}
            </div>
          </section>
        )}
      </div>
      <aside className="page">
        <div className={bannerStyles.root}>
          <h2>{words.interested}</h2>
          <p>{words.interestedText}</p>
          <p className="row">
            <ButtonLink href={`mailto:${company.email}`}>{words.sendMail}</ButtonLink>
            <AlertLink others="?type=bolig" />
            <ButtonLink kind="quiet" href="/interesseskjema">
              {words.interestForm}
            </ButtonLink>
          </p>
        </div>
      </aside>
    </>
  )
}
