import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { minilagerPage } from '#landlord/pages/minilager.ts'
import { storageSizes } from '#landlord/prices.ts'
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
import { StorageGuide } from '../ui/categories/storage-guide.tsx'
import { storageGuideWords } from '../ui/categories/storage-guide.words.ts'
import { StorageSizes } from '../ui/categories/storage-sizes.tsx'
import { storageWords } from '../ui/categories/storage-sizes.words.ts'
import { TitledSection } from '../ui/categories/titled-section.tsx'
import { WayOn } from '../ui/categories/way-on.tsx'
import { PointList } from '../ui/info/item-lists.tsx'
import { useEditedCopy } from '../ui/use-edited-copy.ts'
import * as styles from './minilager.module.css'

export const handle = withoutScripts

export function loader({ context }: LoaderFunctionArgs) {
  return load(context, vacanciesRead, (catalogue) => catalogue.vacancies('minilager'))
}

export default function StorageScreen() {
  const loaderData = useLoaderData<typeof loader>()
  const { language } = useSite()
  const page = useEditedCopy('minilager-side', minilagerPage)
  const words = useWords(storageWords)
  const guideWords = useWords(storageGuideWords)
  const { sizes } = useContent('minilager', { sizes: withWords(storageSizes, language) })
  return (
    <>
      <Seo title={page.title} description={page.description} />
      <div className={`page ${styles.head}`}>
        <HeadWords heading={page.heading} lead={page.lead} links={page.links} />
      </div>
      <TitledSection title={page.sizesTitle} className={styles.sizes} isWide>
        <StorageSizes sizes={sizes} vacancies={loaderData.page.data} />
        <p className="quiet">{words.scale}</p>
      </TitledSection>
      <TitledSection title={guideWords.title} className={styles.guide}>
        <StorageGuide />
      </TitledSection>
      <section className={`page ${styles.care}`}>
        <PictureImage
          className={styles.picture}
          picture={pageDrawing('page-minilager')}
          alt=""
          sizes="(min-width:48rem) 24rem,92vw"
          widest={960}
          placeholder={null}
        />
        <div>
          <h2>{page.benefitsTitle}</h2>
          <PointList items={page.benefits} />
        </div>
      </section>
      <TitledSection title={page.usesTitle} className={styles.uses}>
        <ul className="plain">
          {page.uses.map((use) => (
            <li key={use}>{use}</li>
          ))}
        </ul>
      </TitledSection>
      <WayOn {...page.next} />
    </>
  )
}
