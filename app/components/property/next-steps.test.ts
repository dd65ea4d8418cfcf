import { expect, test } from 'vitest'
import type { PropertyDetail } from '../../../server/catalogue/views.ts'
import { nextSteps } from './next-steps.ts'
import { propertyStructuredData } from './structured-data.ts'

const id = '00000000-0000-4000-8000-000000000001'
const property: PropertyDetail = {
  id,
  title: 'Bod 3 m², Hegdal',
  type: 'Minilager',
  category: 'minilager',
  location: 'Hegdal, Larvik',
  city: 'Larvik',
  description: null,
  amenities: [],
  availability: 'available',
  price: '800 kr/mnd',
  deposit: null,
  keyFacts: ['3 m²'],
  energyClass: null,
  details: [],
  ownership: [],
  alternatives: [],
  pictures: [],
  facts: { price: 800, area: 3, bedrooms: null, yearBuilt: null },
}
const own = `/interesseskjema?type=minilager&eiendom=${id}`
const hrefs = (fields: Partial<PropertyDetail>) =>
  nextSteps({ ...property, ...fields }).steps.map(({ href }) => href)

test('an available property, or one of which nothing is known, can be asked for and viewed', () => {
  for (const availability of ['available', null] as const)
    expect(hrefs({ availability })).toEqual([own, `${own}&visning=1`])
})

test('a reserved property takes interest, and leads to what is available', () => {
  expect(hrefs({ availability: 'reserved' })).toEqual([own, '/eiendommer?type=minilager'])
})

test('a rented property leads to what is available, and to a form with its place and size but not itself', () => {
  expect(hrefs({ availability: 'rented' })).toEqual([
    '/eiendommer?type=minilager',
    '/interesseskjema?type=minilager&sted=Hegdal%2C+Larvik&storrelse=3',
  ])
})

test('machines read whether it is available, and nothing where nothing is known', () => {
  const offerOf = (availability: PropertyDetail['availability']) =>
    propertyStructuredData({ ...property, availability }, 'https://husvaer.example')[1]
  expect(offerOf('available')).toHaveProperty('availability', 'https://schema.org/InStock')
  expect(offerOf('reserved')).toHaveProperty('availability', 'https://schema.org/Reserved')
  expect(offerOf('rented')).toHaveProperty('availability', 'https://schema.org/OutOfStock')
  expect(offerOf(null)).not.toHaveProperty('availability')
})
