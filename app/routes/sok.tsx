import { useLoaderData, useSearchParams } from 'react-router'
import { SearchField } from '../components/search/search-field.tsx'
import { SearchResults } from '../components/search/search-results.tsx'
import { Seo } from '../components/seo.tsx'
import { Button } from '../components/ui/button.tsx'
import { load } from '../data/load.ts'
import { afterLoading, importReader, PageData } from '../data/page-data.tsx'
import { searchQuery } from '../data/search-query.ts'
import { pageRequestContext } from '../page-request-context.ts'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/sok'
import * as styles from './sok.module.css'
import { searchWords } from './sok.words.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const query = queryIn(new URL(request.url).searchParams)
  return load(context, searchQuery(query), () => context.get(pageRequestContext).search(query))
}

export const clientLoader = afterLoading(importReader)

export default function SearchScreen() {
  const words = useWords(searchWords)
  const loaded = useLoaderData<typeof loader | typeof clientLoader>()
  const query = queryIn(useSearchParams()[0])
  return (
    <div className="page section">
      <Seo title={query ? `${words.title}: ${query}` : words.title} description={words.description} noindex />
      <h1>{words.title}</h1>
      <search>
        <form className={styles.form} action="/sok">
          <label htmlFor="sok">{words.field}</label>
          <p className="quiet" id="sok-hjelp">
            {words.help}
          </p>
          <div className={styles.field}>
            <SearchField
              key={query}
              id="sok"
              query={query}
              describedBy="sok-hjelp"
              label={words.suggestions}
            />
            <Button type="submit">{words.button}</Button>
          </div>
        </form>
      </search>
      {query && (
        <PageData query={searchQuery(query)} loaded={loaded}>
          {(result) => <SearchResults result={result} query={query} />}
        </PageData>
      )}
    </div>
  )
}

const queryIn = (search: URLSearchParams): string => (search.get('q') ?? '').trim()
