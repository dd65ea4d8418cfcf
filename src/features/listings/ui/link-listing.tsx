import { Form } from 'react-router'
import type { ActionResult } from '../../../forms/engine/action-result.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { LabelledField } from '../../../ui/kit/field.tsx'
import { ActionForm } from '../../workspace/ui/actions/action-form.tsx'
import { listingActions } from '../listings.ts'
import { staffListingTexts } from '../listings.words.ts'
import type { FoundForListing, ListingLine, ListingSearch } from '../server/read-listings.ts'
import * as styles from './listing-lines.module.css'

/** The id of a listing's element, where its search leads to. */
export const listingAnchor = (listing: string): string => `annonse-${listing}`

/** The search that an address holds; null where it holds none. */
export function listingSearchIn(parameters: URLSearchParams): ListingSearch | null {
  const [listing, text] = [parameters.get('annonse'), parameters.get('q')?.trim().slice(0, 100)]
  return listing && text ? { listing, text } : null
}

interface LinkListingProps {
  listing: ListingLine
  /** The page of the list that it stands on. */
  page: number
  /** What was found by the search that is open for this listing. */
  found: FoundForListing | null
  result: ActionResult | undefined
}

/** Links a listing to a property, which is searched for: there may be too many to choose from. */
export function LinkListing({ listing: { id, title, property }, page, found, result }: LinkListingProps) {
  const linked = property ? [{ value: property.id, label: property.title }] : []
  const others = found?.properties.filter(({ value }) => value !== property?.id) ?? []
  const choices = [...linked, ...others]
  return (
    <details open={found !== null || undefined}>
      <summary aria-label={`${staffListingTexts.link}: ${title}`}>{staffListingTexts.link}</summary>
      <Form
        method="get"
        noValidate
        action={`/intern/annonser#${listingAnchor(id)}`}
        role="search"
        aria-label={`${staffListingTexts.link}: ${title}`}
        className={styles.search}
        preventScrollReset
      >
        <input type="hidden" name="annonse" value={id} />
        {page > 1 && <input type="hidden" name="side" value={page} />}
        <LabelledField
          id={`${listingAnchor(id)}-q`}
          label={staffListingTexts.search}
          className={styles.query}
        >
          {(control) => (
            <input
              {...control}
              name="q"
              type="search"
              defaultValue={found?.text}
              maxLength={100}
              autoComplete="off"
            />
          )}
        </LabelledField>
        <Button type="submit" kind="quiet">
          {staffListingTexts.submitSearch}
        </Button>
      </Form>
      {found && <p role="status">{found.properties.length === 0 && staffListingTexts.noneFound}</p>}
      {choices.length > 0 && (
        <ActionForm
          key={choices.map(({ value }) => value).join()}
          action={listingActions.link}
          result={result}
          values={{ id, property: (others[0] ?? linked[0])?.value ?? '' }}
          choices={{ property: choices }}
          look="quiet"
          isRow
        />
      )}
    </details>
  )
}
