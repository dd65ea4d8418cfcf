import { useLoaderData } from 'react-router'
import { boligPage } from '../../content/pages/bolig.ts'
import { Empty } from '../components/empty.tsx'
import { Part, Points, Steps } from '../components/info/blocks.tsx'
import { PageHead } from '../components/info/page-head.tsx'
import { Loading } from '../components/loading.tsx'
import { Seo } from '../components/seo.tsx'
import { load } from '../data/load.ts'
import { PageData } from '../data/page-data.tsx'
import { housingAreasQuery } from '../data/queries.ts'
import '../styles/info.css'
import type { Route } from './+types/bolig'

export function loader({ context }: Route.LoaderArgs) {
  return load(context, housingAreasQuery, (catalogue) => catalogue.housingAreas())
}

export const clientLoader = () => null

export default function HousingScreen() {
  const loaded = useLoaderData<typeof loader | typeof clientLoader>()
  return (
    <>
      <Seo title={boligPage.title} description={boligPage.description} />
      <PageHead
        heading={boligPage.heading}
        lead={boligPage.lead}
        art="category-bolig"
        links={boligPage.links}
      />
      <Part title={boligPage.benefitsTitle}>
        <Points items={boligPage.benefits} />
      </Part>
      <Part title={boligPage.areasTitle} intro={boligPage.areasText} tone="stone">
        <PageData query={housingAreasQuery} loaded={loaded}>
          {(areas) => {
            if (areas.state === 'loading') return <Loading text={boligPage.areasLoading} />
            if (areas.data.length === 0)
              return <Empty text={boligPage.areasEmpty} reference={areas.reference} />
            return (
              <ul className="areas plain">
                {areas.data.map(({ location, count, price }) => (
                  <li key={location}>
                    <b>{location}</b>
                    <span>{boligPage.homes(count)}</span>
                    <span>{price}</span>
                  </li>
                ))}
              </ul>
            )
          }}
        </PageData>
      </Part>
      <Part title={boligPage.stepsTitle}>
        <Steps items={boligPage.steps} />
      </Part>
    </>
  )
}
