import { boligPage } from '../../landlord/pages/bolig.ts'
import type { HousingArea } from '../../server/catalogue/views.ts'
import { AreaList } from '../components/categories/area-list.tsx'
import { offered } from '../components/categories/offered.ts'
import { TitledSection } from '../components/categories/titled-section.tsx'
import { WayOn } from '../components/categories/way-on.tsx'
import { Empty } from '../components/empty.tsx'
import { HeadWords } from '../components/info/head-words.tsx'
import { PointList, StepList } from '../components/info/item-lists.tsx'
import { Loading } from '../components/loading.tsx'
import { PictureImage } from '../components/picture-image.tsx'
import { Seo } from '../components/seo.tsx'
import { load, type PageRead } from '../data/load.ts'
import { readInBrowser } from '../data/read-in-browser.ts'
import { usePage } from '../data/use-page.ts'
import { pageDrawing } from '../page-art.ts'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/bolig'
import * as styles from './bolig.module.css'
import { boligWords } from './bolig.words.ts'

const areasRead: PageRead<HousingArea[]> = { problem: 'Error fetching housing areas', fallback: [] }

export function loader({ context }: Route.LoaderArgs) {
  return load(context, areasRead, (catalogue) => catalogue.housingAreas())
}

export const clientLoader = (args: Route.ClientLoaderArgs) => readInBrowser(args, areasRead)

export default function HousingScreen({ loaderData }: Route.ComponentProps) {
  const page = useWords(offered(boligPage))
  const words = useWords(boligWords)
  const { page: areas } = usePage(loaderData.page)
  return (
    <>
      <Seo title={page.title} description={page.description} />
      <div className={`page ${styles.head}`}>
        <HeadWords heading={page.heading} lead={page.lead} links={page.links} />
      </div>
      <div>
        <PictureImage
          className={styles.picture}
          picture={pageDrawing('page-bolig')}
          alt=""
          sizes="100vw"
          widest={1600}
          first
          placeholder={null}
        />
      </div>
      <section className={`page ${styles.areas}`}>
        <div>
          <h2>{page.areasTitle}</h2>
          <p className="quiet">{page.areasText}</p>
        </div>
        {!areas ? (
          <Loading text={words.loading} />
        ) : areas.data.length === 0 ? (
          <Empty text={words.empty} reference={areas.reference} />
        ) : (
          <div className={styles.towns}>
            <AreaList areas={areas.data} />
          </div>
        )}
      </section>
      <TitledSection title={page.benefitsTitle} className={styles.life} isWide>
        <PointList items={page.benefits} />
      </TitledSection>
      <TitledSection title={page.stepsTitle} className={styles.steps}>
        <StepList items={page.steps} />
      </TitledSection>
      <WayOn {...page.next} />
    </>
  )
}
