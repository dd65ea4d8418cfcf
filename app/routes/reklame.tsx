import { useLoaderData } from 'react-router'
import { availabilityLabels } from '../../content/property-card.ts'
import { interestPath } from '../../domain/interest.ts'
import { reklamePage as page } from '../../landlord/pages/reklame.ts'
import type { AdvertisingCard } from '../../server/catalogue/views.ts'
import { SurfaceRow } from '../components/categories/surface-row.tsx'
import { WayOn } from '../components/categories/way-on.tsx'
import { Empty } from '../components/empty.tsx'
import { HeadWords } from '../components/info/page-head.tsx'
import { Loading } from '../components/loading.tsx'
import { PictureImage } from '../components/picture-image.tsx'
import { NoPicture } from '../components/property/no-picture.tsx'
import { Seo } from '../components/seo.tsx'
import { load } from '../data/load.ts'
import { PageData } from '../data/page-data.tsx'
import { advertisingQuery } from '../data/queries.ts'
import '../styles/categories.css'
import '../styles/reklame.css'
import type { Route } from './+types/reklame'

export function loader({ context }: Route.LoaderArgs) {
  return load(context, advertisingQuery, (catalogue) => catalogue.advertisingSpaces())
}

export const clientLoader = () => null

export default function AdvertisingScreen() {
  const loaded = useLoaderData<typeof loader | typeof clientLoader>()
  return (
    <>
      <Seo title={page.title} description={page.description} />
      <div className="page billboard">
        <HeadWords
          heading={page.heading}
          lead={page.lead}
          links={[{ label: page.ask, href: page.askHref }]}
        />
      </div>
      <section className="page spaces">
        <h2>{page.listTitle}</h2>
        <PageData query={advertisingQuery} loaded={loaded}>
          {(spaces) => {
            if (spaces.state === 'loading') return <Loading text={page.loading} />
            if (spaces.data.length === 0) return <Empty text={page.empty} reference={spaces.reference} />
            return (
              <>
                <SurfaceRow surfaces={spaces.data} caption={page.scale} />
                {spaces.data.map((space) => (
                  <Space key={space.id} space={space} />
                ))}
              </>
            )
          }}
        </PageData>
      </section>
      <WayOn
        title={page.askTitle}
        links={[{ label: page.ask, note: page.askText, href: page.askHref }, ...page.links]}
      />
    </>
  )
}

function Space({ space }: { space: AdvertisingCard }) {
  const { id, title, location, area, yearBuilt, description, availability, picture } = space
  return (
    <article className="space">
      <PictureImage
        picture={picture}
        alt=""
        sizes="(min-width:60rem) 38rem,92vw"
        widest={1280}
        placeholder={<NoPicture />}
      />
      <div className="card-text">
        <p className="quiet">{location}</p>
        <h3>{title}</h3>
        {description && <p>{description}</p>}
        <dl className="space-facts">
          {area && (
            <div>
              <dt>{page.area}</dt>
              <dd>{area}</dd>
            </div>
          )}
          {availability && (
            <div>
              <dt>{page.status}</dt>
              <dd>{availabilityLabels[availability]}</dd>
            </div>
          )}
          {yearBuilt && (
            <div>
              <dt>{page.yearBuilt}</dt>
              <dd>{yearBuilt}</dd>
            </div>
          )}
        </dl>
        <p className="space-links">
          <a href={`/eiendommer/${id}`} aria-label={`${page.details}: ${title}`}>
            {page.details}
          </a>
          <a href={interestPath({ id, category: 'reklame' })} aria-label={`${page.askForThis}: ${title}`}>
            {page.askForThis}
          </a>
        </p>
      </div>
    </article>
  )
}
