import { formatMoneyPerMonth } from '../../domain/format-rate.ts'
import { withWords } from '../../domain/with-words.ts'
import { parkeringPage } from '../../landlord/pages/parkering.ts'
import { parkingSpaces } from '../../landlord/prices.ts'
import { askPath } from '../components/categories/ask-path.ts'
import { offered } from '../components/categories/offered.ts'
import { ParkingBay } from '../components/categories/parking-bay.tsx'
import { Price } from '../components/categories/price.tsx'
import { TitledSection } from '../components/categories/titled-section.tsx'
import { VacantCount } from '../components/categories/vacant-count.tsx'
import { WayOn } from '../components/categories/way-on.tsx'
import { HeadWords } from '../components/info/head-words.tsx'
import { PointList, StepList } from '../components/info/item-lists.tsx'
import { PictureImage } from '../components/picture-image.tsx'
import { Seo } from '../components/seo.tsx'
import { load } from '../data/load.ts'
import { vacanciesRead } from '../data/vacancies-read.ts'
import { pageDrawing } from '../page-art.ts'
import { withoutScripts } from '../page-scripts.ts'
import { useContent, useSite } from '../site-context.ts'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/parkering'
import * as styles from './parkering.module.css'
import { parkeringWords } from './parkering.words.ts'

export const handle = withoutScripts

export function loader({ context }: Route.LoaderArgs) {
  return load(context, vacanciesRead, (catalogue) => catalogue.vacancies('parkering'))
}

export default function ParkingScreen({ loaderData }: Route.ComponentProps) {
  const { language } = useSite()
  const page = useWords(offered(parkeringPage))
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
