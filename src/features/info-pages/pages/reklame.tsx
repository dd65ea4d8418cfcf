import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { interestPathOf } from '#landlord/categories.ts'
import { reklamePage } from '#landlord/pages/reklame.ts'
import { interestPath } from '../../../domain/portfolio/interest.ts'
import type { PageRead } from '../../../ui/data/page-read.ts'
import { readInBrowser } from '../../../ui/data/read-in-browser.ts'
import { usePage } from '../../../ui/data/use-page.ts'
import { Card } from '../../../ui/kit/card.tsx'
import { Empty } from '../../../ui/kit/empty.tsx'
import { HeadWords } from '../../../ui/kit/head-words.tsx'
import { Loading } from '../../../ui/kit/loading.tsx'
import { PictureImage } from '../../../ui/kit/picture-image.tsx'
import { Seo } from '../../../ui/page/seo.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import type { AdvertisingCard } from '../../portfolio-browsing/server/views.ts'
import { load } from '../../portfolio-browsing/ui/load.ts'
import { NoPicture } from '../../portfolio-browsing/ui/property/no-picture.tsx'
import { SurfaceRow } from '../ui/categories/surface-row.tsx'
import { TitledSection } from '../ui/categories/titled-section.tsx'
import { WayOn } from '../ui/categories/way-on.tsx'
import { useEditedCopy } from '../ui/use-edited-copy.ts'
import * as styles from './reklame.module.css'
import { reklameWords } from './reklame.words.ts'

const spacesRead: PageRead<AdvertisingCard[]> = {
  problem: 'Error fetching advertising spaces',
  fallback: [],
}

export function loader({ context }: LoaderFunctionArgs) {
  return load(context, spacesRead, (catalogue) => catalogue.advertisingSpaces())
}

export const clientLoader = (args: ClientLoaderFunctionArgs) => readInBrowser(args, spacesRead)

export default function AdvertisingScreen() {
  const loaderData = useLoaderData<typeof clientLoader>()
  const copy = useEditedCopy('reklame-side', reklamePage)
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
