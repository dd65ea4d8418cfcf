import { data, Form } from 'react-router'
import { listingTexts as texts } from '../../content/staff/listings.ts'
import { NO_CHOICE } from '../../domain/no-choice.ts'
import type { ListingLine } from '../../server/http/staff/listing-work.ts'
import { pageRequestContext } from '../page-request-context.ts'
import { LineAction } from '../staff/line-action.tsx'
import { PictureRuns } from '../staff/portfolio/picture-runs.tsx'
import { StaffHead, StaffNotice } from '../staff/staff-head.tsx'
import { TechnicalMessage } from '../staff/technical-message.tsx'
import type { Route } from './+types/intern.annonser'
import '../styles/staff-portfolio.css'

export async function loader({ context }: Route.LoaderArgs) {
  return (await context.get(pageRequestContext).staff.workspace()).listings.read()
}

export async function action({ context }: Route.ActionArgs) {
  const acted = await (await context.get(pageRequestContext).staff.workspace()).listings.act()
  return data(acted, { status: acted.error ? 422 : 200 })
}

/** What the nightly sync has brought from FINN, and what is done with it. */
export default function ListingsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { listings, runs, properties, isOn, pictures } = loaderData
  return (
    <div className="staff-column">
      <StaffHead title={texts.title} lead={texts.lead}>
        <Form method="post" className="row">
          {isOn && (
            <button className="button" type="submit" name="handling" value="sync-listings">
              {texts.sync}
            </button>
          )}
          <button className="button" data-kind="quiet" type="submit" name="handling" value="import-images">
            {texts.images}
          </button>
        </Form>
      </StaffHead>
      {!isOn && (
        <p className="staff-notice" data-tone="warm">
          {texts.off}
        </p>
      )}
      <StaffNotice error={actionData?.error} notice={actionData?.notice} />
      <PictureRuns {...pictures} />
      {listings.length === 0 && <p className="quiet">{texts.empty}</p>}
      <ul className="plain listing-lines">
        {listings.map((listing) => (
          <li key={listing.id} className="staff-card">
            <Listing listing={listing} properties={properties} />
          </li>
        ))}
      </ul>
      <section className="staff-card">
        <h2>{texts.runsTitle}</h2>
        {runs.length === 0 && <p className="quiet">{texts.noRuns}</p>}
        <ol className="plain staff-lines">
          {runs.map(({ at, outcome, seen, message }) => (
            <li key={at}>
              <div>
                {at}
                {message && <small>{texts.problems[outcome]}</small>}
                {message && <TechnicalMessage title={texts.said} about={at} text={message} />}
              </div>
              <span className="row">
                {seen !== null && <small>{texts.seen(seen)}</small>}
                <span className="tag" data-tone={outcome === 'applied' ? 'good' : 'bad'}>
                  {texts.outcomes[outcome]}
                </span>
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

interface ListingProps {
  listing: ListingLine
  properties: readonly { value: string; label: string }[]
}

function Listing({ listing, properties }: ListingProps) {
  const { id, title, address, price, finnUrl, isActive, isHidden, property } = listing
  return (
    <>
      <h2>{title}</h2>
      <p className="row">
        <span>{[address, price].filter(Boolean).join(', ')}</span>
        <a href={finnUrl}>{texts.onFinn}</a>
        {!isActive && <span className="tag">{texts.inactive}</span>}
        {isHidden && (
          <span className="tag" data-tone="warm">
            {texts.hidden}
          </span>
        )}
        {property && <a href={`/intern/eiendommer/${property.id}`}>{property.title}</a>}
      </p>
      <div className="row">
        <LineAction
          handling={isHidden ? 'show' : 'hide'}
          id={id}
          label={isHidden ? texts.show : texts.hide}
          about={title}
        />
        <details>
          <summary aria-label={`${texts.link}: ${title}`}>{texts.link}</summary>
          <Form method="post" className="row">
            <input type="hidden" name="id" value={id} />
            <select
              name="property"
              aria-label={`${texts.link}: ${title}`}
              defaultValue={property?.id ?? NO_CHOICE}
              key={property?.id}
              autoComplete="off"
            >
              <option value={NO_CHOICE}>{texts.noProperty}</option>
              {properties.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <button className="button" data-kind="quiet" type="submit" name="handling" value="link">
              {texts.saveLink}
            </button>
          </Form>
        </details>
      </div>
    </>
  )
}
