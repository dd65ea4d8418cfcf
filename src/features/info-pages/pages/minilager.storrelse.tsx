import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { storageSizes } from '#landlord/prices.ts'
import { storedThings } from '../../../domain/portfolio/storage-things.ts'
import { withWords } from '../../../domain/text/with-words.ts'
import { Seo } from '../../../ui/page/seo.tsx'
import { useContent, useSite } from '../../../ui/page/site-context.ts'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import { load } from '../../portfolio-browsing/ui/load.ts'
import { vacanciesRead } from '../../portfolio-browsing/ui/vacancies-read.ts'
import { StorageAnswer } from '../ui/categories/storage-answer.tsx'
import { StorageGuide } from '../ui/categories/storage-guide.tsx'
import { storageGuideWords } from '../ui/categories/storage-guide.words.ts'
import * as styles from './minilager.storrelse.module.css'

export function loader({ context }: LoaderFunctionArgs) {
  return load(context, vacanciesRead, (catalogue) => catalogue.vacancies('minilager'))
}

/** Which storage room takes what one owns. */
export default function StorageGuideScreen() {
  const loaderData = useLoaderData<typeof loader>()
  const { language } = useSite()
  const words = useWords(storageGuideWords)
  const { sizes } = useContent('minilager', { sizes: withWords(storageSizes, language) })
  const things = storedThings(useSearchParams()[0])
  const asked = Object.keys(things).length > 0
  return (
    <div className={`page section ${styles.root}`}>
      <Seo title={words.title} description={words.description} noindex />
      <h1>{words.title}</h1>
      {asked && <StorageAnswer things={things} sizes={sizes} vacancies={loaderData.page.data} />}
      <StorageGuide key={JSON.stringify(things)} things={things} />
      <p>
        <SiteLink href="/minilager">{words.back}</SiteLink>
      </p>
    </div>
  )
}
