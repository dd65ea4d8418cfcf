import { useSearchParams } from 'react-router'
import type { SearchResultsView as Found } from '../../server/search/search-service.ts'
import { SearchField } from '../components/search/search-field.tsx'
import { SearchResults } from '../components/search/search-results.tsx'
import { Seo } from '../components/seo.tsx'
import { Button } from '../components/ui/button.tsx'
import { load, type PageRead } from '../data/load.ts'
import { readInBrowser } from '../data/read-in-browser.ts'
import { usePage } from '../data/use-page.ts'
import { searchContext } from '../search-context.ts'
import { useWords } from '../use-words.ts'
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
      {query && <SearchResults result={isLoading ? null : page} query={query} />}
    </div>
  )
}

const queryIn = (search: URLSearchParams): string => (search.get('q') ?? '').trim()
