import { useLoaderData, useSearchParams } from 'react-router'
import type { FoundByWords } from '../../server/search/search-service.ts'
import { Empty } from '../components/empty.tsx'
import { Loading } from '../components/loading.tsx'
import { LongWords } from '../components/long-words.tsx'
import { SearchField } from '../components/search/search-field.tsx'
import { Seo } from '../components/seo.tsx'
import { Button, ButtonLink } from '../components/ui/button.tsx'
import { load } from '../data/load.ts'
import { PageData } from '../data/page-data.tsx'
import type { PageState } from '../data/page-query.ts'
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

export const clientLoader = () => null

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
          {(result) => <Results result={result} query={query} />}
        </PageData>
      )}
    </div>
  )
}

function Results({ result, query }: { result: PageState<FoundByWords | null>; query: string }) {
  const words = useWords(searchWords)
  if (result.state === 'loading') return <Loading text={words.loading} />
  if (!result.data) return <Empty text={words.failed} reference={result.reference} />
  const { hits, isPartial, isMore, meant } = result.data
  if (hits.length === 0) return <NoHits query={query} />
  return (
    <>
      <p className={styles.count} role="status">
        {isPartial ? words.partial : (isMore ? words.best : words.count)(hits.length)}
      </p>
      {meant && <p>{words.meant(query, meant)}</p>}
      <ul className={`plain ${styles.hits}`}>
        {hits.map(({ kind, title, note, address }) => (
          <li key={address}>
            <span className={styles.kind}>{words.kinds[kind]}</span>
            <a href={address}>
              <LongWords>{title}</LongWords>
            </a>
            <p className={styles.note}>{note}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

function NoHits({ query }: { query: string }) {
  const words = useWords(searchWords)
  return (
    <div className="stack">
      <p className={styles.count} role="status">
        {words.none(query)}
      </p>
      <p>{words.noneHelp}</p>
      <ul className="plain row">
        {words.ways.map(({ label, href }) => (
          <li key={href}>
            <ButtonLink kind="quiet" href={href}>
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

const queryIn = (search: URLSearchParams): string => (search.get('q') ?? '').trim()
