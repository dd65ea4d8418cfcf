import type { PageResult } from '../../../ui/data/page-read.ts'
import { Empty } from '../../../ui/kit/empty.tsx'
import { Hyphenated } from '../../../ui/kit/hyphenated.tsx'
import { Loading } from '../../../ui/kit/loading.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { useWords } from '../../../ui/page/use-words.ts'
import type { Hit, TextHit } from '../server/hits.ts'
import type { SearchResultsView as Found } from '../server/search-service.ts'
import { AnswerBox } from './answer-box.tsx'
import { HomeResult } from './home-result.tsx'
import { ListResult } from './list-result.tsx'
import { NoHits } from './no-hits.tsx'
import * as styles from './search-results.module.css'
import { searchResultWords } from './search-results.words.ts'

/** What a search has found: homes with what is compared, everything else as text. Null while it is read. */
export function SearchResults({ result, query }: { result: PageResult<Found | null> | null; query: string }) {
  const words = useWords(searchResultWords)
  if (!result) return <Loading text={words.loading} />
  if (!result.data) return <Empty text={words.failed} reference={result.reference} />
  const { answer, hits, isPartial, isMore, meant } = result.data
  if (hits.length === 0) return answer ? <AnswerBox answer={answer} /> : <NoHits query={query} />
  const isWishAnswered = hits[0]?.kind === 'list'
  return (
    <>
      {answer && <AnswerBox answer={answer} />}
      {!isWishAnswered && (
        <p className={styles.count} role="status">
          {isPartial ? words.partial : (isMore ? words.best : words.count)(hits.length)}
        </p>
      )}
      {meant && <p>{words.meant(query, meant)}</p>}
      <ul className={`plain ${styles.hits}`}>
        {hits.map((hit) => (
          <li key={hit.address}>
            <Result hit={hit} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Result({ hit }: { hit: Hit }) {
  if (hit.kind === 'list') return <ListResult hit={hit} />
  if (hit.kind === 'property' || hit.kind === 'listing') return <HomeResult hit={hit} />
  return <TextResult hit={hit} />
}

function TextResult({ hit: { kind, title, note, address } }: { hit: TextHit }) {
  const words = useWords(searchResultWords)
  return (
    <div className={styles.hit}>
      <span className={styles.kind}>{words.kinds[kind]}</span>
      <SiteLink href={address}>
        <Hyphenated>{title}</Hyphenated>
      </SiteLink>
      <p className={styles.note}>{note}</p>
    </div>
  )
}
