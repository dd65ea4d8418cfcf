import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { naeringPage } from '#landlord/pages/naering.ts'
import { commercialPremises } from '#landlord/prices.ts'
import { formatPricePerSquareMetre } from '../../../domain/format/format-rate.ts'
import { withWords } from '../../../domain/text/with-words.ts'
import { HeadWords } from '../../../ui/kit/head-words.tsx'
import { Hyphenated } from '../../../ui/kit/hyphenated.tsx'
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
import { PriceRange, scaleEnd } from '../ui/categories/price-range.tsx'
import { TitledSection } from '../ui/categories/titled-section.tsx'
import { VacantCount } from '../ui/categories/vacant-count.tsx'
import { WayOn } from '../ui/categories/way-on.tsx'
import { PointList, StepList } from '../ui/info/item-lists.tsx'
import { useEditedCopy } from '../ui/use-edited-copy.ts'
import * as styles from './naering.module.css'
import { naeringWords } from './naering.words.ts'

export const handle = withoutScripts

export function loader({ context }: LoaderFunctionArgs) {
  return load(context, vacanciesRead, (catalogue) => catalogue.vacancies('naering'))
}

export default function CommercialScreen() {
  const loaderData = useLoaderData<typeof loader>()
  const { language } = useSite()
  const page = useEditedCopy('naering-side', naeringPage)
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
