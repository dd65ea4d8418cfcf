import { useLoaderData } from 'react-router'
import { boligPage } from '../../landlord/pages/bolig.ts'
import { AreaList } from '../components/categories/area-list.tsx'
import { offered } from '../components/categories/offered.ts'
import { WayOn } from '../components/categories/way-on.tsx'
import { Empty } from '../components/empty.tsx'
import { Points, Steps } from '../components/info/blocks.tsx'
import { HeadWords } from '../components/info/page-head.tsx'
import { Loading } from '../components/loading.tsx'
import { PictureImage } from '../components/picture-image.tsx'
import { Seo } from '../components/seo.tsx'
import { load } from '../data/load.ts'
import { PageData } from '../data/page-data.tsx'
import { housingAreasQuery } from '../data/queries.ts'
import { pageDrawing } from '../page-art.ts'
import { boligWords as words } from './bolig.words.ts'
import '../styles/categories.css'
import '../styles/bolig.css'
import type { Route } from './+types/bolig'

const page = offered(boligPage)

export function loader({ context }: Route.LoaderArgs) {
  return load(context, housingAreasQuery, (catalogue) => catalogue.housingAreas())
}

export const clientLoader = () => null

export default function HousingScreen() {
  const loaded = useLoaderData<typeof loader | typeof clientLoader>()
  return (
    <>
      <Seo title={page.title} description={page.description} />
      <div className="page homes-head">
        <HeadWords heading={page.heading} lead={page.lead} links={page.links} />
      </div>
      <div className="homes-street">
        <PictureImage
          picture={pageDrawing('page-bolig')}
          alt=""
          sizes="100vw"
          widest={1600}
          first
          placeholder={null}
        />
      </div>
      <section className="page homes-areas">
        <div>
          <h2>{page.areasTitle}</h2>
          <p className="quiet">{page.areasText}</p>
        </div>
        <PageData query={housingAreasQuery} loaded={loaded}>
          {(areas) => {
            if (areas.state === 'loading') return <Loading text={words.loading} />
            if (areas.data.length === 0) return <Empty text={words.empty} reference={areas.reference} />
            return (
              <div className="towns">
                <AreaList areas={areas.data} />
              </div>
            )
          }}
        </PageData>
      </section>
      <section className="homes-life">
        <div className="page">
          <h2>{page.benefitsTitle}</h2>
          <Points look="own" items={page.benefits} />
        </div>
      </section>
      <section className="page homes-steps">
        <h2>{page.stepsTitle}</h2>
        <Steps look="own" items={page.steps} />
      </section>
      <WayOn {...page.next} />
    </>
  )
}
