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
import { SiteLink } from '../components/site-link.tsx'
import { Card } from '../components/ui/card.tsx'
import { load, type PageRead } from '../data/load.ts'
import { readInBrowser } from '../data/read-in-browser.ts'
import { usePage } from '../data/use-page.ts'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/reklame'
import * as styles from './reklame.module.css'
import { reklameWords } from './reklame.words.ts'

const spacesRead: PageRead<AdvertisingCard[]> = {
  problem: 'Error fetching advertising spaces',
  fallback: [],
}

export function loader({ context }: Route.LoaderArgs) {
  return load(context, spacesRead, (catalogue) => catalogue.advertisingSpaces())
}

export const clientLoader = (args: Route.ClientLoaderArgs) => readInBrowser(args, spacesRead)

export default function AdvertisingScreen({ loaderData }: Route.ComponentProps) {
  const copy = useWords(offered(reklamePage))
  const words = useWords(reklameWords)
  const { page: spaces } = usePage(loaderData.page)
  return (
    <>
      <Seo title={copy.title} description={copy.description} />
      <div className={`page ${styles.billboard}`}>
        <HeadWords
          heading={copy.heading}
          lead={copy.lead}
          links={[{ label: words.ask, href: interestPathOf('reklame') }]}
        />
      </div>
      <TitledSection title={copy.listTitle} className={styles.spaces}>
        {!spaces ? (
          <Loading text={words.loading} />
        ) : spaces.data.length === 0 ? (
          <Empty text={words.empty} reference={spaces.reference} />
        ) : (
          <>
            <SurfaceRow surfaces={spaces.data} caption={words.scale} />
            {spaces.data.map((space) => (
              <Space key={space.id} space={space} />
            ))}
          </>
        )}
      </TitledSection>
      <WayOn
        title={copy.askTitle}
        links={[{ label: words.ask, note: copy.askText, href: interestPathOf('reklame') }, ...copy.links]}
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
        <SiteLink href={`/eiendommer/${id}`} aria-label={`${words.details}: ${title}`}>
          {words.details}
        </SiteLink>
        <SiteLink
          href={interestPath({ id, category: 'reklame' })}
          aria-label={`${words.askForThis}: ${title}`}
        >
          {words.askForThis}
        </SiteLink>
      </p>
    </Card>
  )
}
