import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { boligPage } from '#landlord/pages/bolig.ts'
import type { PageRead } from '../../../ui/data/page-read.ts'
import { readInBrowser } from '../../../ui/data/read-in-browser.ts'
import { usePage } from '../../../ui/data/use-page.ts'
import { Empty } from '../../../ui/kit/empty.tsx'
import { HeadWords } from '../../../ui/kit/head-words.tsx'
import { Loading } from '../../../ui/kit/loading.tsx'
import { PictureImage } from '../../../ui/kit/picture-image.tsx'
import { pageDrawing } from '../../../ui/page/page-art.ts'
import { Seo } from '../../../ui/page/seo.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import type { HousingArea } from '../../portfolio-browsing/server/views.ts'
import { load } from '../../portfolio-browsing/ui/load.ts'
import { AreaList } from '../ui/categories/area-list.tsx'
import { TitledSection } from '../ui/categories/titled-section.tsx'
import { WayOn } from '../ui/categories/way-on.tsx'
import { PointList, StepList } from '../ui/info/item-lists.tsx'
import { useEditedCopy } from '../ui/use-edited-copy.ts'
import * as styles from './bolig.module.css'
import { boligWords } from './bolig.words.ts'

const areasRead: PageRead<HousingArea[]> = { problem: 'Error fetching housing areas', fallback: [] }

export function loader({ context }: LoaderFunctionArgs) {
  return load(context, areasRead, (catalogue) => catalogue.housingAreas())
}

export const clientLoader = (args: ClientLoaderFunctionArgs) => readInBrowser(args, areasRead)

export default function HousingScreen() {
  const loaderData = useLoaderData<typeof clientLoader>()
  const page = useEditedCopy('bolig-side', boligPage)
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
