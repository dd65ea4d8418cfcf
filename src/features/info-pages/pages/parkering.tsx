import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { parkeringPage } from '#landlord/pages/parkering.ts'
import { parkingSpaces } from '#landlord/prices.ts'
import { formatMoneyPerMonth } from '../../../domain/format/format-rate.ts'
import { withWords } from '../../../domain/text/with-words.ts'
import { HeadWords } from '../../../ui/kit/head-words.tsx'
import { PictureImage } from '../../../ui/kit/picture-image.tsx'
import { pageDrawing } from '../../../ui/page/page-art.ts'
import { withoutScripts } from '../../../ui/page/page-scripts.ts'
import { Seo } from '../../../ui/page/seo.tsx'
import { useContent, useSite } from '../../../ui/page/site-context.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import { load } from '../../portfolio-browsing/ui/load.ts'
import { vacanciesRead } from '../../portfolio-browsing/ui/vacancies-read.ts'
import { askPath } from '../ui/categories/ask-path.ts'
import { ParkingBay } from '../ui/categories/parking-bay.tsx'
import { Price } from '../ui/categories/price.tsx'
import { TitledSection } from '../ui/categories/titled-section.tsx'
import { VacantCount } from '../ui/categories/vacant-count.tsx'
import { WayOn } from '../ui/categories/way-on.tsx'
import { PointList, StepList } from '../ui/info/item-lists.tsx'
import { useEditedCopy } from '../ui/use-edited-copy.ts'
import * as styles from './parkering.module.css'
import { parkeringWords } from './parkering.words.ts'

export const handle = withoutScripts

export function loader({ context }: LoaderFunctionArgs) {
  return load(context, vacanciesRead, (catalogue) => catalogue.vacancies('parkering'))
}

export default function ParkingScreen() {
  const loaderData = useLoaderData<typeof loader>()
  const { language } = useSite()
  const page = useEditedCopy('parkering-side', parkeringPage)
  const words = useWords(parkeringWords)
  const { spaces } = useContent('parkering', { spaces: withWords(parkingSpaces, language) })
  return (
    <>
      <Seo title={page.title} description={page.description} />
      <div className={`page ${styles.head}`}>
        <HeadWords heading={page.heading} lead={page.lead} links={page.links} />
      </div>
      <TitledSection title={page.typesTitle} className={styles.lot} isWide>
        <VacantCount vacancies={loaderData.page.data} text={words.vacant} />
        <ul className="plain">
          {spaces.map(({ name, pricePerMonth, text }, index) => (
            <li key={name}>
              <ParkingBay index={index} />
              <div className={styles.words}>
                <h3>{name}</h3>
                <p>{text}</p>
                <Price text={formatMoneyPerMonth(pricePerMonth, language)} prefix={words.from} />
                <a href={askPath('parkering', { room: name })} aria-label={`${words.ask}: ${name}`}>
                  {words.ask}
                </a>
              </div>
            </li>
          ))}
        </ul>
      </TitledSection>
      <section className={`page ${styles.ease}`}>
        <div>
          <h2>{page.benefitsTitle}</h2>
          <PointList items={page.benefits} />
        </div>
        <PictureImage
          className={styles.picture}
          picture={pageDrawing('page-parkering')}
          alt=""
          sizes="(min-width:60rem) 36rem,92vw"
          widest={1280}
          placeholder={null}
        />
      </section>
      <TitledSection title={page.locationsTitle} className={styles.places}>
        <PointList items={page.locations} />
      </TitledSection>
      <TitledSection title={page.stepsTitle} className={styles.steps} isWide>
        <StepList items={page.steps} />
      </TitledSection>
      <WayOn {...page.next} />
    </>
  )
}
