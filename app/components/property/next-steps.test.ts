import { expect, test } from 'vitest'
import type { PropertyDetail } from '../../../server/catalogue/views.ts'
import { storageRoom as property } from '../../../test/support/property-detail.ts'
import { nextSteps } from './next-steps.ts'
import { propertyStructuredData } from './structured-data.ts'

const { id } = property
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
