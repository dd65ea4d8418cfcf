import { formatPricePerSquareMetre } from '../../domain/format-rate.ts'
import { withWords } from '../../domain/with-words.ts'
import { naeringPage } from '../../landlord/pages/naering.ts'
import { commercialPremises } from '../../landlord/prices.ts'
import { askPath } from '../components/categories/ask-path.ts'
import { offered } from '../components/categories/offered.ts'
import { Price } from '../components/categories/price.tsx'
import { PriceRange, scaleEnd } from '../components/categories/price-range.tsx'
import { TitledSection } from '../components/categories/titled-section.tsx'
import { VacantCount } from '../components/categories/vacant-count.tsx'
import { WayOn } from '../components/categories/way-on.tsx'
import { Hyphenated } from '../components/hyphenated.tsx'
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
import type { Route } from './+types/naering'
import * as styles from './naering.module.css'
import { naeringWords } from './naering.words.ts'

export const handle = withoutScripts

export function loader({ context }: Route.LoaderArgs) {
  return load(context, vacanciesRead, (catalogue) => catalogue.vacancies('naering'))
}

export default function CommercialScreen({ loaderData }: Route.ComponentProps) {
  const { language } = useSite()
  const page = useWords(offered(naeringPage))
  const words = useWords(naeringWords)
  const { premises } = useContent('naering', { premises: withWords(commercialPremises, language) })
  const most = scaleEnd(premises.map(({ perSquareMetreAndYear: [, to] }) => to))
  return (
    <>
      <Seo title={page.title} description={page.description} />
      <div className={styles.head}>
        <PictureImage
          className={styles.picture}
          picture={pageDrawing('page-naering')}
          alt=""
          sizes="100vw"
          widest={1600}
          first
          placeholder={null}
        />
        <div className="page">
          <HeadWords heading={page.heading} lead={page.lead} links={page.links} />
        </div>
      </div>
      <TitledSection title={page.typesTitle} className={styles.prices}>
        <VacantCount vacancies={loaderData.page.data} text={words.vacant} />
        <p className="quiet measure">{page.typesText}</p>
        <ul className="plain">
          {premises.map(({ name, perSquareMetreAndYear: [from, to], text }) => (
            <li key={name}>
              <div>
                <h3>
                  <Hyphenated>{name}</Hyphenated>
                </h3>
                <p>{text}</p>
              </div>
              <div>
                <PriceRange from={from} to={to} most={most} />
                <Price className={styles.price} text={formatPricePerSquareMetre(from, to, language)} />
              </div>
              <a href={askPath('naering', { room: name })}>
                <Hyphenated>{words.ask(name)}</Hyphenated>
              </a>
            </li>
          ))}
        </ul>
      </TitledSection>
      <TitledSection title={page.benefitsTitle} className={styles.landlord} isWide>
        <PointList items={page.benefits} />
      </TitledSection>
      <TitledSection title={page.locationsTitle} className={styles.places}>
        <PointList items={page.locations} />
      </TitledSection>
      <TitledSection title={page.stepsTitle} className={styles.steps}>
        <StepList items={page.steps} />
      </TitledSection>
      <WayOn {...page.next} />
    </>
  )
}
