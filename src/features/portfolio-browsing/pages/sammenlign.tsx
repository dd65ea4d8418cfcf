import { useSearchParams } from 'react-router'
import {
  comparedProperties,
  comparisonPath,
  MAX_COMPARED,
} from '../../../domain/portfolio/chosen-properties.ts'
import { sharedPicture } from '../../../domain/portfolio/picture.ts'
import { propertyDetailWords } from '../../../domain/portfolio/property-details.ts'
import type { PageRead, PageResult } from '../../../ui/data/page-read.ts'
import { readInBrowser } from '../../../ui/data/read-in-browser.ts'
import { usePage } from '../../../ui/data/use-page.ts'
import { ButtonLink } from '../../../ui/kit/button.tsx'
import { CopyButton } from '../../../ui/kit/copy-button.tsx'
import { Empty } from '../../../ui/kit/empty.tsx'
import { Facts } from '../../../ui/kit/facts.tsx'
import { Loading } from '../../../ui/kit/loading.tsx'
import { Seo, type SeoProps } from '../../../ui/page/seo.tsx'
import { useSite } from '../../../ui/page/site-context.ts'
import { useWords } from '../../../ui/page/use-words.ts'
import type { ComparedProperty, DetailRow, PropertyCardView } from '../server/views.ts'
import { comparisonWords } from '../ui/comparison/comparison.words.ts'
import { compareProperties } from '../ui/comparison/comparison-rows.ts'
import { ComparisonTable } from '../ui/comparison/comparison-table.tsx'
import { useFavourites } from '../ui/favourites/use-favourites.ts'
import { load } from '../ui/load.ts'
import * as termsStyles from '../ui/property/terms.module.css'
import { termsWords } from '../ui/property/terms.words.ts'
import type { Route } from './+types/sammenlign'
import * as styles from './sammenlign.module.css'

const comparisonRead: PageRead<ComparedProperty[] | null> = {
  problem: 'Error fetching chosen properties',
  fallback: null,
}

export function loader({ context, request }: Route.LoaderArgs) {
  const ids = comparedProperties(new URL(request.url).searchParams)
  return load(context, comparisonRead, (catalogue) => catalogue.compared(ids))
}

export const clientLoader = (args: Route.ClientLoaderArgs) => readInBrowser(args, comparisonRead)

export default function ComparisonScreen({ loaderData }: Route.ComponentProps) {
  const words = useWords(comparisonWords)
  const { page, isLoading } = usePage(loaderData.page)
  const ids = comparedProperties(useSearchParams()[0])
  const cards = page?.data?.slice(0, MAX_COMPARED).map(({ card }) => card)
  return (
    <div className={`page section ${styles.root}`}>
      <Seo
        title={words.title}
        description={cards?.length ? cards.map(words.sharedCard).join('. ') : words.description}
        canonical={comparisonPath(ids)}
        {...(cards?.length ? { shared: sharedOf(cards, words.side) } : {})}
        noindex
      />
      <h1>{words.title}</h1>
      {ids.length === 0 ? <NothingChosen /> : <Found page={isLoading ? null : page} asked={ids.length} />}
    </div>
  )
}

/** What a link to a comparison shows where it is sent: which they are, and the first picture. */
function sharedOf(cards: readonly PropertyCardView[], side: string): SeoProps['shared'] {
  const picture = cards.find((card) => card.picture)?.picture
  return {
    title: `${cards.map(({ title }) => title).join(' · ')} ${side}`,
    picture: picture ? sharedPicture(picture) : null,
  }
}

function Found({ page, asked }: { page: PageResult<ComparedProperty[] | null> | null; asked: number }) {
  const words = useWords(comparisonWords)
  if (!page) return <Loading text={words.loading} />
  const { data: found, reference } = page
  if (!found) return <Empty text={words.failed} reference={reference} />
  const gone = asked - found.length
  return (
    <>
      {found.length > MAX_COMPARED && <p>{words.cut(MAX_COMPARED)}</p>}
      {gone > 0 && <p>{words.gone(gone)}</p>}
      {found.length === 0 ? <NothingChosen /> : <Compared properties={found.slice(0, MAX_COMPARED)} />}
    </>
  )
}

function Compared({ properties }: { properties: readonly ComparedProperty[] }) {
  const words = useWords(comparisonWords)
  const terms = useWords(termsWords)
  const details = useWords(propertyDetailWords)
  const { origin } = useSite()
  const cards = properties.map(({ card }) => card)
  const { rows, common } = compareProperties(properties, { comparison: words, terms, details })
  const address = `${origin}${comparisonPath(cards.map(({ id }) => id))}`
  return (
    <>
      <ComparisonTable cards={cards} rows={rows} />
      <CommonFacts facts={common} of={cards.length} />
      <p className={`row ${styles.ways}`}>
        <a className="scripts-only" href="/favoritter">
          {words.favourites}
        </a>
        <a className="no-scripts-only" href="/eiendommer">
          {words.portfolio}
        </a>
        <span className="scripts-only">
          <span aria-hidden="true">{words.share}</span> <CopyButton text={address} what={words.share} />
        </span>
      </p>
      <p className={`print-only ${styles.address}`}>{address}</p>
    </>
  )
}

/** Begins with what is saved on the device, or says how something is saved. */
function NothingChosen() {
  const words = useWords(comparisonWords)
  const saved = useFavourites() ?? []
  const canCompare = saved.length > 1
  return (
    <div className="stack">
      {!canCompare && <p className="scripts-only">{words.empty}</p>}
      <p className="no-scripts-only">{words.withoutScripts}</p>
      <p className="row">
        {canCompare && (
          <ButtonLink href={comparisonPath(saved.slice(0, MAX_COMPARED))}>
            {words.compareSaved(saved.length > MAX_COMPARED ? MAX_COMPARED : null)}
          </ButtonLink>
        )}
        <ButtonLink kind={canCompare ? 'quiet' : undefined} className="scripts-only" href="/favoritter">
          {words.favourites}
        </ButtonLink>
        <ButtonLink kind="quiet" href="/eiendommer">
          {words.portfolio}
        </ButtonLink>
      </p>
    </div>
  )
}

/** What some properties have in common, said once. */
function CommonFacts({ facts, of }: { facts: readonly DetailRow[]; of: number }) {
  const words = useWords(comparisonWords)
  if (facts.length === 0) return null
  return (
    <section className="stack">
      <h2>{words.common(of)}</h2>
      <Facts className={termsStyles.root} items={facts} />
    </section>
  )
}
