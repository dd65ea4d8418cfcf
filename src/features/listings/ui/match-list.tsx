import type { ActionResult } from '../../../forms/engine/action-result.ts'
import { Panel } from '../../../ui/kit/panel.tsx'
import { SeparatedTexts } from '../../../ui/kit/separated-texts.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { listingActions } from '../listings.ts'
import { staffListingTexts } from '../listings.words.ts'
import type { MatchesView, MatchLine } from '../server/read-match-lines.ts'
import * as styles from './match-list.module.css'

const texts = staffListingTexts.matches

interface MatchListProps {
  matches: MatchesView
  result: ActionResult | undefined
}

/** Ads and properties that are, or seem to be, one home: one press says whether they are. */
export function MatchList({ matches: { lines, more }, result }: MatchListProps) {
  if (lines.length === 0) return null
  return (
    <Panel aria-labelledby="samme-bolig">
      <h2 id="samme-bolig">{texts.title}</h2>
      <p className="quiet measure">{texts.lead}</p>
      <ul className={`plain ${styles.root}`}>
        {lines.map((line) => (
          <li key={`${line.listing.id} ${line.property.id}`}>
            <Match line={line} result={result} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="quiet">{texts.more(more)}</p>}
    </Panel>
  )
}

function Match({
  line: { listing, property, isLinked },
  result,
}: {
  line: MatchLine
  result: MatchListProps['result']
}) {
  const values = { id: listing.id, property: property.id }
  const about = `${listing.title}, ${property.title}`
  return (
    <>
      {isLinked && <Tag tone="good">{texts.linked}</Tag>}
      <dl className={styles.sides}>
        <div>
          <dt>{texts.listing}</dt>
          <dd>
            <a href={listing.finnUrl}>{listing.title}</a>
            <SeparatedTexts>{listing.facts}</SeparatedTexts>
          </dd>
        </div>
        <div>
          <dt>{texts.property}</dt>
          <dd>
            <SiteLink href={`/intern/eiendommer/${property.id}`}>{property.title}</SiteLink>
            <SeparatedTexts>{property.facts}</SeparatedTexts>
          </dd>
        </div>
      </dl>
      <div className="row">
        <ActionForm
          action={listingActions.same}
          result={result}
          values={values}
          look="quiet"
          label={isLinked ? texts.confirm : undefined}
          about={about}
        />
        <ActionForm
          action={listingActions.different}
          result={result}
          values={values}
          look="link"
          label={isLinked ? texts.undo : undefined}
          about={about}
        />
      </div>
    </>
  )
}
