import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { colivingPage } from '#landlord/pages/coliving.ts'
import { colivingRooms } from '#landlord/prices.ts'
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
import { Price } from '../ui/categories/price.tsx'
import { RoomPlan } from '../ui/categories/room-plan.tsx'
import { TitledSection } from '../ui/categories/titled-section.tsx'
import { VacantCount } from '../ui/categories/vacant-count.tsx'
import { WayOn } from '../ui/categories/way-on.tsx'
import { PointList } from '../ui/info/item-lists.tsx'
import { useEditedCopy } from '../ui/use-edited-copy.ts'
import * as styles from './coliving.module.css'
import { colivingWords } from './coliving.words.ts'

export const handle = withoutScripts

export function loader({ context }: LoaderFunctionArgs) {
  return load(context, vacanciesRead, (catalogue) => catalogue.vacancies('coliving'))
}

export default function ColivingScreen() {
  const loaderData = useLoaderData<typeof loader>()
  const { language } = useSite()
  const page = useEditedCopy('coliving-side', colivingPage)
  const words = useWords(colivingWords)
  const { rooms } = useContent('coliving', { rooms: withWords(colivingRooms, language) })
  return (
    <>
      <Seo title={page.title} description={page.description} />
      <div className={`page ${styles.head}`}>
        <HeadWords heading={page.heading} lead={page.lead} links={page.links} />
        <PictureImage
          className={styles.picture}
          picture={pageDrawing('page-coliving')}
          alt=""
          sizes="(min-width:60rem) 44rem,92vw"
          widest={1280}
          first
          placeholder={null}
        />
      </div>
      <TitledSection title={page.roomsTitle} className={styles.house}>
        <VacantCount vacancies={loaderData.page.data} text={words.vacant} />
        <ul className={`plain ${styles.rooms}`}>
          {rooms.map(({ name, pricePerMonth, area: [from, to], text }) => (
            <li key={name}>
              <RoomPlan area={(from + to) / 2} />
              <h3>{name}</h3>
              <p className="quiet">{`${from}–${to}\u00a0m²`}</p>
              <p>{text}</p>
              <Price text={formatMoneyPerMonth(pricePerMonth, language)} prefix={words.from} />
              <a href={askPath('coliving', { room: name })} aria-label={`${words.ask}: ${name}`}>
                {words.ask}
              </a>
            </li>
          ))}
        </ul>
        <div className={styles.shared}>
          <h2>{page.facilitiesTitle}</h2>
          <ul className="plain">
            {page.facilities.map((facility) => (
              <li key={facility}>{facility}</li>
            ))}
          </ul>
        </div>
      </TitledSection>
      <section className={`page ${styles.included}`}>
        <div className={styles.rentSlip}>
          <h2>{page.benefitsTitle}</h2>
          <PointList items={page.benefits} />
        </div>
        <div className={styles.doorbells}>
          <h2>{page.groupsTitle}</h2>
          <PointList items={page.groups} />
        </div>
      </section>
      <WayOn {...page.next} />
    </>
  )
}
