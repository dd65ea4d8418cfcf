import { useLocation, useSearchParams } from 'react-router'
import type { PageRead } from '../../../ui/data/page-read.ts'
import { readInBrowser } from '../../../ui/data/read-in-browser.ts'
import { usePage } from '../../../ui/data/use-page.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Seo } from '../../../ui/page/seo.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import { load } from '../../portfolio-browsing/ui/load.ts'
import type { SearchResultsView as Found } from '../server/search-service.ts'
import { searchContext } from '../ui/search-context.ts'
import { SearchField } from '../ui/search-field.tsx'
import { SearchResults } from '../ui/search-results.tsx'
import type { Route } from './+types/sok'
import * as styles from './sok.module.css'
import { searchWords } from './sok.words.ts'

const searchRead: PageRead<Found | null> = { problem: 'Error searching', fallback: null }

export function loader({ context, request }: Route.LoaderArgs) {
  const query = queryIn(new URL(request.url).searchParams)
  return load(context, searchRead, () => context.get(searchContext)(query))
}

export const clientLoader = (args: Route.ClientLoaderArgs) => readInBrowser(args, searchRead)

export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  const words = useWords(searchWords)
  const { page, isLoading } = usePage(loaderData.page)
  const query = queryIn(useSearchParams()[0])
  const { key } = useLocation()
  return (
    <div className="page section">
      <Seo title={query ? `${words.title}: ${query}` : words.title} description={words.description} noindex />
      <h1>{words.title}</h1>
      <search>
        <form className={styles.form} action="/sok">
          <label htmlFor="sok">{words.field}</label>
          {!query && (
            <p className="quiet" id="sok-hjelp">
              {words.help}
            </p>
          )}
          <div className={styles.field}>
            <SearchField
              // Another press of the lens is another visit: the field has the focus again.
              key={query || key}
              id="sok"
              query={query}
              describedBy={query ? undefined : 'sok-hjelp'}
              label={words.suggestions}
            />
            <Button type="submit">{words.button}</Button>
          </div>
        </form>
      </search>
      {query && <SearchResults result={isLoading ? null : page} query={query} />}
    </div>
  )
}

const queryIn = (search: URLSearchParams): string => (search.get('q') ?? '').trim()
