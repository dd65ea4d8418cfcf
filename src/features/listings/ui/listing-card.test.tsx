import { expect, test } from 'vitest'
import { markupOf } from '../../../../test/support/markup-of.tsx'
import * as cardStyles from '../../../ui/kit/card.module.css'
import type { ListingCardView as Shown } from '../../portfolio-browsing/server/views.ts'
import { ListingCard } from './listing-card.tsx'

const listing: Shown = {
  id: '1',
  title: 'Storgata 1',
  address: 'Storgata 1, Larvik',
  price: null,
  area: null,
  bedrooms: null,
  propertyType: null,
  finnUrl: 'https://www.finn.no/1',
  picture: null,
  vacancy: null,
  propertyId: null,
}

/** The links that cover the whole card: a second one would take the presses of the first. */
const coveringLinks = (html: string) =>
  [...html.matchAll(/<a ([^>]*)>/g)].filter(([, link]) => link?.includes(`class="${cardStyles.link}"`))

test('a press on the card leads to FINN, also when the property has a page of its own', () => {
  const html = markupOf(<ListingCard listing={{ ...listing, propertyId: 'p' }} first={false} />)
  expect(html).toContain('href="/eiendommer/p"')
  const links = coveringLinks(html)
  expect(links).toHaveLength(1)
  expect(links[0]?.[1]).toContain('href="https://www.finn.no/1"')
})
