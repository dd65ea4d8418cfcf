import { withWords } from '../../domain/with-words.ts'
import { minilagerPage } from '../../landlord/pages/minilager.ts'
import { storageSizes } from '../../landlord/prices.ts'
import { offered } from '../components/categories/offered.ts'
import { StorageGuide } from '../components/categories/storage-guide.tsx'
import { storageGuideWords } from '../components/categories/storage-guide.words.ts'
import { StorageSizes } from '../components/categories/storage-sizes.tsx'
import { storageWords } from '../components/categories/storage-sizes.words.ts'
import { TitledSection } from '../components/categories/titled-section.tsx'
import { WayOn } from '../components/categories/way-on.tsx'
import { HeadWords } from '../components/info/head-words.tsx'
import { PointList } from '../components/info/item-lists.tsx'
import { PictureImage } from '../components/picture-image.tsx'
import { Seo } from '../components/seo.tsx'
import { load } from '../data/load.ts'
import { vacanciesRead } from '../data/vacancies-read.ts'
import { pageDrawing } from '../page-art.ts'
import { withoutScripts } from '../page-scripts.ts'
import { useContent, useSite } from '../site-context.ts'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/minilager'
import * as styles from './minilager.module.css'

export const handle = withoutScripts

export function loader({ context }: Route.LoaderArgs) {
  return load(context, vacanciesRead, (catalogue) => catalogue.vacancies('minilager'))
}

export default function StorageScreen({ loaderData }: Route.ComponentProps) {
  const { language } = useSite()
  const page = useWords(offered(minilagerPage))
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
