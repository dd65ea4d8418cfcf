import { useLoaderData, useSearchParams } from 'react-router'
import { chosenProperties, comparisonPath, MAX_COMPARED } from '../../domain/chosen-properties.ts'
import type { ComparedProperty } from '../../server/catalogue/views.ts'
import { comparisonWords } from '../components/comparison/comparison.words.ts'
import { ComparisonTable } from '../components/comparison/comparison-table.tsx'
import { Empty } from '../components/empty.tsx'
import { CopyButton } from '../components/info/copy-button.tsx'
import { Loading } from '../components/loading.tsx'
import { Seo } from '../components/seo.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { comparisonQuery } from '../data/chosen-queries.ts'
import { load } from '../data/load.ts'
import { PageData } from '../data/page-data.tsx'
import type { PageState } from '../data/page-query.ts'
import { useSite } from '../site-context.ts'
import { useWords } from '../use-words.ts'
import type { Route } from './+types/sammenlign'
import * as styles from './sammenlign.module.css'

export function loader({ context, request }: Route.LoaderArgs) {
  const ids = chosenProperties(new URL(request.url).searchParams, MAX_COMPARED)
  return load(context, comparisonQuery(ids), (catalogue) => catalogue.compared(ids))
}

export const clientLoader = () => null

export default function ComparisonScreen() {
  const words = useWords(comparisonWords)
  const loaded = useLoaderData<typeof loader | typeof clientLoader>()
  const asked = chosenProperties(useSearchParams()[0], MAX_COMPARED + 1)
  const ids = asked.slice(0, MAX_COMPARED)
  return (
    <div className={`page section ${styles.root}`}>
      <Seo title={words.title} description={words.description} noindex />
      <h1>{words.title}</h1>
      {asked.length > ids.length && <p>{words.cut(MAX_COMPARED)}</p>}
      {ids.length === 0 ? (
        <NothingChosen />
      ) : (
        <PageData query={comparisonQuery(ids)} loaded={loaded}>
          {(page) => <Compared page={page} asked={ids.length} />}
        </PageData>
      )}
    </div>
  )
}

function Compared({ page, asked }: { page: PageState<ComparedProperty[] | null>; asked: number }) {
  const words = useWords(comparisonWords)
  const { origin } = useSite()
  if (page.state === 'loading') return <Loading text={words.loading} />
  const { data: found, reference } = page
  if (!found) return <Empty text={words.failed} reference={reference} />
  const gone = asked - found.length
  return (
    <>
      {gone > 0 && <p>{words.gone(gone)}</p>}
      {found.length === 0 ? (
        <NothingChosen />
      ) : (
        <>
          {found.length > 1 && <p className="quiet">{words.differs}</p>}
          <ComparisonTable properties={found} />
          <p className={`row ${styles.ways}`}>
            <a href="/favoritter">{words.favourites}</a>
            <span className="scripts-only">
              <span aria-hidden="true">{words.share}</span>
              <CopyButton
                text={`${origin}${comparisonPath(found.map(({ card }) => card.id))}`}
                what={words.share}
              />
            </span>
          </p>
        </>
      )}
    </>
  )
}

function NothingChosen() {
  const words = useWords(comparisonWords)
  return (
    <div className="stack">
      <p>{words.empty}</p>
      <p className="row">
        <ButtonLink href="/favoritter">{words.favourites}</ButtonLink>
        <ButtonLink kind="quiet" href="/eiendommer">
          {words.portfolio}
        </ButtonLink>
      </p>
    </div>
  )
}
