import { useLoaderData, useSearchParams } from 'react-router'
import { storedThings } from '../../domain/storage-things.ts'
import { withWords } from '../../domain/with-words.ts'
import { storageSizes } from '../../landlord/prices.ts'
import { StorageAnswer } from '../components/categories/storage-answer.tsx'
import { StorageGuide } from '../components/categories/storage-guide.tsx'
import { storageGuideWords } from '../components/categories/storage-guide.words.ts'
import { Seo } from '../components/seo.tsx'
import { load } from '../data/load.ts'
import { afterLoading, importReader, PageData } from '../data/page-data.tsx'
import { vacanciesQuery } from '../data/vacancies-query.ts'
import { useContent, useSite } from '../site-context.ts'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/minilager.storrelse'
import * as styles from './minilager.storrelse.module.css'

const query = vacanciesQuery('minilager')

export function loader({ context }: Route.LoaderArgs) {
  return load(context, query, (catalogue) => catalogue.vacancies('minilager'))
}

export const clientLoader = afterLoading(importReader)

/** Which storage room takes what one owns. */
export default function StorageGuideScreen() {
  const { language } = useSite()
  const words = useWords(storageGuideWords)
  const loaded = useLoaderData<typeof loader | typeof clientLoader>()
  const { sizes } = useContent('minilager', { sizes: withWords(storageSizes, language) })
  const things = storedThings(useSearchParams()[0])
  const asked = Object.keys(things).length > 0
  return (
    <div className={`page section ${styles.root}`}>
      <Seo title={words.title} description={words.description} noindex />
      <h1>{words.title}</h1>
      {asked && (
        <PageData query={query} loaded={loaded}>
          {(vacancies) => (
            <StorageAnswer
              things={things}
              sizes={sizes}
              vacancies={vacancies.state === 'ready' ? vacancies.data : null}
            />
          )}
        </PageData>
      )}
      <StorageGuide key={JSON.stringify(things)} things={things} />
      <p>
        <a href="/minilager">{words.back}</a>
      </p>
    </div>
  )
}
