import { useSearchParams } from 'react-router'
import { storedThings } from '../../domain/storage-things.ts'
import { withWords } from '../../domain/with-words.ts'
import { storageSizes } from '../../landlord/prices.ts'
import { StorageAnswer } from '../components/categories/storage-answer.tsx'
import { StorageGuide } from '../components/categories/storage-guide.tsx'
import { storageGuideWords } from '../components/categories/storage-guide.words.ts'
import { Seo } from '../components/seo.tsx'
import { SiteLink } from '../components/site-link.tsx'
import { load } from '../data/load.ts'
import { vacanciesRead } from '../data/vacancies-read.ts'
import { useContent, useSite } from '../site-context.ts'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/minilager.storrelse'
import * as styles from './minilager.storrelse.module.css'

export function loader({ context }: Route.LoaderArgs) {
  return load(context, vacanciesRead, (catalogue) => catalogue.vacancies('minilager'))
}

/** Which storage room takes what one owns. */
export default function StorageGuideScreen({ loaderData }: Route.ComponentProps) {
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
