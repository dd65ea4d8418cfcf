import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { storageRoom } from '../../../../../test/support/property-detail.ts'
import type { PropertyDetail } from '../../server/views.ts'
import { PropertyArticle } from './property-article.tsx'
import { propertyStructuredData } from './structured-data.ts'

const home: PropertyDetail = {
  ...storageRoom,
  type: 'Bolig',
  category: 'bolig',
  title: 'Storgata 31, leilighet 402',
  moveIn: [
    { choice: 'depositum', security: '30 000 kr', upFront: '40 000 kr' },
    { choice: 'depositumsgaranti', security: '5 600 kr', upFront: '15 600 kr' },
    { choice: 'navgaranti', security: '60 000 kr', upFront: '10 000 kr' },
  ],
  terms: { floor: 4, hasLift: true, pets: 'byAgreement', shortestTerm: 12, included: ['varmtvann'] },
  distances: [
    { to: 'Til sentrum', length: '6 min å gå' },
    { to: 'Butikk i gården', length: '' },
  ],
  documents: { floorPlan: '/plan.pdf', energyCertificate: 'https://eksempel.no/attest.pdf' },
  energyClass: 'D',
  updatedAt: '21. november 2026',
}
const other: PropertyDetail['inBuilding'][number] = {
  id: '00000000-0000-4000-8000-000000000002',
  title: 'Storgata 31, leilighet 201',
  type: 'Bolig',
  location: 'Sentrum, Larvik',
  vacancy: { kind: 'now', label: 'Ledig nå' },
  price: '9 000 kr/mnd',
  facts: ['49 m²'],
  energyClass: null,
  picture: null,
}

const htmlOf = (property: PropertyDetail) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PropertyArticle property={property} />
    </MemoryRouter>,
  )
const headingsOf = (html: string) =>
  [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading = '']) => heading.replace(/<.*?>/g, ''))

test('a home answers what a visitor asks, in the order in which it is asked', () => {
  expect(headingsOf(htmlOf({ ...home, inBuilding: [other], alternatives: [{ ...other, id: 'b' }] }))).toEqual(
    [
      'Pris',
      'Kort fortalt',
      'Om eiendommen',
      'Dette betaler du før du flytter inn',
      'Avstander',
      'Energi',
      'Dokumenter',
      // Of the column beside it, which wide screens show in place of the first.
      'Pris',
      'Kontakt oss',
      'Ledig i samme bygg',
      'Noe som ligner',
    ],
  )
})

test('what is not known is not shown', () => {
  expect(headingsOf(htmlOf(storageRoom))).toEqual(['Pris', 'Om eiendommen', 'Pris', 'Kontakt oss'])
})

test('what it costs to move in stands side by side', () => {
  const html = htmlOf(home)
  for (const { upFront } of home.moveIn) expect(html).toContain(`>${upFront}</p>`)
  expect(html).toContain('5 600 kr i gebyr, som du ikke får igjen.')
})

test('where no deposit is asked for, the first rent is what it costs to move in', () => {
  const room = htmlOf({ ...storageRoom, type: 'Coliving', firstRent: '8 500 kr' })
  expect(headingsOf(room)).toContain('Dette betaler du før du flytter inn')
  expect(room).toContain('Første måneds leie')
  expect(room).toContain('>8 500 kr</p>')
})

test('documents are loaded as files, and house rules are those of the site', () => {
  const html = htmlOf(home)
  expect(html).toContain('<a href="/plan.pdf">Plantegning</a>')
  expect(html).toContain('<a href="/husordensregler">Husordensregler</a>')
  expect(htmlOf(storageRoom)).not.toContain('Husordensregler')
})

test('a rented home says so first, and shows what is vacant instead', () => {
  const rented = { ...home, vacancy: { kind: 'rented', label: 'Utleid' } as const, inBuilding: [other] }
  const headings = headingsOf(htmlOf(rented))
  expect(headings.slice(0, 3)).toEqual(['Pris', 'Dette er utleid', 'Kort fortalt'])
  expect(headings).not.toContain('Ledig i samme bygg')
  expect(htmlOf(rented)).toContain(`href="/eiendommer/${other.id}"`)
  expect(htmlOf(rented)).toContain('Ledig nå')
  expect(htmlOf(rented)).toContain('href="/si-fra?type=bolig&amp;by=larvik"')
})

test('machines read what is known, and nothing of pets where it is by agreement', () => {
  const [place] = propertyStructuredData(home, 'https://eksempel.no', 'Eiendommer')
  expect(place).toMatchObject({
    '@type': 'Apartment',
    floorLevel: '4',
    accommodationFloorPlan: { image: 'https://eksempel.no/plan.pdf' },
  })
  expect(place).not.toHaveProperty('petsAllowed')
  const refusing = { ...home, terms: { ...home.terms, pets: 'refused' as const } }
  expect(propertyStructuredData(refusing, 'https://eksempel.no', 'Eiendommer')[0]).toMatchObject({
    petsAllowed: false,
  })
})
