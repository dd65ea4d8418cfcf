import { useLoaderData } from 'react-router'
import { reklamePage as page } from '../../content/pages/reklame.ts'
import type { AdvertisingCard } from '../../server/catalogue/views.ts'
import { Empty } from '../components/empty.tsx'
import { PageHead } from '../components/info/page-head.tsx'
import { Loading } from '../components/loading.tsx'
import { PictureImage } from '../components/picture-image.tsx'
import { NoPicture } from '../components/property/no-picture.tsx'
import { Seo } from '../components/seo.tsx'
import { load } from '../data/load.ts'
import { PageData } from '../data/page-data.tsx'
import { advertisingQuery } from '../data/queries.ts'
import '../styles/info.css'
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
      <PageHead
        heading={page.heading}
        lead={page.lead}
        art="category-reklame"
        links={[{ label: page.ask, href: page.askHref }]}
      />
      <section className="page spaces">
        <h2>{page.listTitle}</h2>
        <PageData query={advertisingQuery} loaded={loaded}>
          {(spaces) => {
            if (spaces.state === 'loading') return <Loading text={page.loading} />
            if (spaces.data.length === 0) return <Empty text={page.empty} reference={spaces.reference} />
            return spaces.data.map((space) => <Space key={space.id} space={space} />)
          }}
        </PageData>
      </section>
      <aside className="page">
        <div className="banner">
          <h2>{page.askTitle}</h2>
          <p>{page.askText}</p>
          <p className="row">
            <a className="button" href={page.askHref}>
              {page.ask}
            </a>
          </p>
        </div>
      </aside>
    </>
  )
}

function Space({ space }: { space: AdvertisingCard }) {
  const { id, title, location, area, yearBuilt, description, picture } = space
  return (
    <article className="card space">
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
          {yearBuilt && (
            <div>
              <dt>{page.yearBuilt}</dt>
              <dd>{yearBuilt}</dd>
            </div>
          )}
        </dl>
        <a href={`/eiendommer/${id}`} aria-label={`${page.details}: ${title}`}>
          {page.details}
        </a>
      </div>
    </article>
  )
}
