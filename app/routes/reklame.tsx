import { useLoaderData } from 'react-router'
import { interestPath } from '../../domain/interest.ts'
import { interestPathOf } from '../../landlord/categories.ts'
import { reklamePage } from '../../landlord/pages/reklame.ts'
import type { AdvertisingCard } from '../../server/catalogue/views.ts'
import { offered } from '../components/categories/offered.ts'
import { SurfaceRow } from '../components/categories/surface-row.tsx'
import { TitledSection } from '../components/categories/titled-section.tsx'
import { WayOn } from '../components/categories/way-on.tsx'
import { Empty } from '../components/empty.tsx'
import { HeadWords } from '../components/info/head-words.tsx'
import { Loading } from '../components/loading.tsx'
import { PictureImage } from '../components/picture-image.tsx'
import { NoPicture } from '../components/property/no-picture.tsx'
import { Seo } from '../components/seo.tsx'
import { Card } from '../components/ui/card.tsx'
import { advertisingQuery } from '../data/advertising-queries.ts'
import { load } from '../data/load.ts'
import { PageData } from '../data/page-data.tsx'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/reklame'
import * as styles from './reklame.module.css'
import { reklameWords } from './reklame.words.ts'

export function loader({ context }: Route.LoaderArgs) {
  return load(context, advertisingQuery, (catalogue) => catalogue.advertisingSpaces())
}

export const clientLoader = () => null

export default function AdvertisingScreen() {
  const page = useWords(offered(reklamePage))
  const words = useWords(reklameWords)
  const loaded = useLoaderData<typeof loader | typeof clientLoader>()
  return (
    <>
      <Seo title={page.title} description={page.description} />
      <div className={`page ${styles.billboard}`}>
        <HeadWords
          heading={page.heading}
          lead={page.lead}
          links={[{ label: words.ask, href: interestPathOf('reklame') }]}
        />
      </div>
      <TitledSection title={page.listTitle} className={styles.spaces}>
        <PageData query={advertisingQuery} loaded={loaded}>
          {(spaces) => {
            if (spaces.state === 'loading') return <Loading text={words.loading} />
            if (spaces.data.length === 0) return <Empty text={words.empty} reference={spaces.reference} />
            return (
              <>
                <SurfaceRow surfaces={spaces.data} caption={words.scale} />
                {spaces.data.map((space) => (
                  <Space key={space.id} space={space} />
                ))}
              </>
            )
          }}
        </PageData>
      </TitledSection>
      <WayOn
        title={page.askTitle}
        links={[{ label: words.ask, note: page.askText, href: interestPathOf('reklame') }, ...page.links]}
      />
    </>
  )
}

function Space({ space }: { space: AdvertisingCard }) {
  const words = useWords(reklameWords)
  const { id, title, location, area, yearBuilt, description, vacancy, picture } = space
  return (
    <Card
      className={styles.space}
      picture={
        <PictureImage
          picture={picture}
          alt=""
          sizes="(min-width:60rem) 38rem,92vw"
          widest={1280}
          placeholder={<NoPicture />}
        />
      }
    >
      <p className="quiet">{location}</p>
      <h3>{title}</h3>
      {description && <p>{description}</p>}
      <dl className={styles.facts}>
        {area && (
          <div>
            <dt>{words.area}</dt>
            <dd>{area}</dd>
          </div>
        )}
        {vacancy && (
          <div>
            <dt>{words.status}</dt>
            <dd>{vacancy.label}</dd>
          </div>
        )}
        {yearBuilt && (
          <div>
            <dt>{words.yearBuilt}</dt>
            <dd>{yearBuilt}</dd>
          </div>
        )}
      </dl>
      <p className={styles.links}>
        <a href={`/eiendommer/${id}`} aria-label={`${words.details}: ${title}`}>
          {words.details}
        </a>
        <a href={interestPath({ id, category: 'reklame' })} aria-label={`${words.askForThis}: ${title}`}>
          {words.askForThis}
        </a>
      </p>
    </Card>
  )
}
