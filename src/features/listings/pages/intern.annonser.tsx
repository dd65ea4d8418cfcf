import type { ActionResult } from '../../../forms/engine/action-result.ts'
import { Panel } from '../../../ui/kit/panel.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { ActionNotice } from '../../workspace/ui/actions/action-notice.tsx'
import { staffAction } from '../../workspace/ui/actions/staff-action.ts'
import { PageLinks, pageNumber } from '../../workspace/ui/page-links.tsx'
import { readsOf } from '../../workspace/ui/staff-context.ts'
import { StaffHead } from '../../workspace/ui/staff-head.tsx'
import * as staffLinesStyles from '../../workspace/ui/staff-lines.module.css'
import * as staffNoticeStyles from '../../workspace/ui/staff-notice.module.css'
import { TechnicalMessage } from '../../workspace/ui/technical-message.tsx'
import { useLastAction } from '../../workspace/ui/use-last-action.ts'
import { listingActions } from '../listings.ts'
import { staffListingTexts } from '../listings.words.ts'
import type { FoundForListing, ListingLine } from '../server/read-listings.ts'
import { LinkListing, listingAnchor, listingSearchIn } from '../ui/link-listing.tsx'
import * as listingLinesStyles from '../ui/listing-lines.module.css'
import { listingsContext } from '../ui/listings-context.ts'
import { MatchList } from '../ui/match-list.tsx'
import { PictureRuns } from '../ui/picture-runs.tsx'
import type { Route } from './+types/intern.annonser'

export async function loader({ context, request }: Route.LoaderArgs) {
  const listings = await readsOf(context, listingsContext)
  const { searchParams } = new URL(request.url)
  return listings.read(listingSearchIn(searchParams), pageNumber(searchParams))
}

export const action = staffAction(listingActions)

/** The listings that the nightly sync has fetched from FINN, and what staff can do with them. */
export default function ListingsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { listings, page, pages, matches, runs, found, isOn, pictures } = loaderData
  // The page is loaded again and again while pictures are copied.
  const result = useLastAction(actionData)
  const isOver =
    result?.status === 'done' && result.action === listingActions.importPictures.name && !pictures.isRunning
  return (
    <div className="staff-column">
      <StaffHead title={staffListingTexts.title} lead={staffListingTexts.lead}>
        {isOn && <ActionForm action={listingActions.sync} result={result} />}
        <ActionForm action={listingActions.importPictures} result={result} look="quiet" />
      </StaffHead>
      {!isOn && (
        <p className={staffNoticeStyles.root} data-tone="warm">
          {staffListingTexts.off}
        </p>
      )}
      {/* Once the pictures are copied it is no longer true. */}
      <ActionNotice result={isOver ? undefined : result} />
      <PictureRuns {...pictures} />
      <MatchList matches={matches} result={result} />
      {listings.length === 0 && <p className="quiet">{staffListingTexts.empty}</p>}
      <ul className={`plain ${listingLinesStyles.root}`}>
        {listings.map((listing) => (
          <Panel as="li" key={listing.id} id={listingAnchor(listing.id)}>
            <Listing
              listing={listing}
              page={page}
              found={found?.listing === listing.id ? found : null}
              result={result}
            />
          </Panel>
        ))}
      </ul>
      <PageLinks path="/intern/annonser" query={{}} page={page} pages={pages} />
      <Panel>
        <h2>{staffListingTexts.runsTitle}</h2>
        {runs.length === 0 && <p className="quiet">{staffListingTexts.noRuns}</p>}
        <ol className={`plain ${staffLinesStyles.root}`}>
          {runs.map(({ at, outcome, seen, message }) => (
            <li key={at}>
              <div>
                {at}
                {message && <small>{staffListingTexts.problems[outcome]}</small>}
                {message && <TechnicalMessage title={staffListingTexts.said} about={at} text={message} />}
              </div>
              <span className="row">
                {seen !== null && <small>{staffListingTexts.seen(seen)}</small>}
                <Tag tone={outcome === 'applied' ? 'good' : 'bad'}>{staffListingTexts.outcomes[outcome]}</Tag>
              </span>
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  )
}

interface ListingProps {
  listing: ListingLine
  page: number
  found: FoundForListing | null
  result: ActionResult | undefined
}

function Listing({ listing, page, found, result }: ListingProps) {
  const { id, title, address, price, finnUrl, isActive, isHidden, isMatched, property } = listing
  return (
    <>
      <h2>{title}</h2>
      <p className="row">
        <span>{[address, price].filter(Boolean).join(', ')}</span>
        <a href={finnUrl}>{staffListingTexts.onFinn}</a>
        {!isActive && <Tag>{staffListingTexts.inactive}</Tag>}
        {isHidden && <Tag tone="warm">{staffListingTexts.hidden}</Tag>}
        {property && <SiteLink href={`/intern/eiendommer/${property.id}`}>{property.title}</SiteLink>}
        {isMatched && <Tag tone="good">{staffListingTexts.matches.linked}</Tag>}
      </p>
      <div className="row">
        <ActionForm
          action={isHidden ? listingActions.show : listingActions.hide}
          result={result}
          values={{ id }}
          look="link"
          about={title}
        />
        <LinkListing listing={listing} page={page} found={found} result={result} />
      </div>
    </>
  )
}
