import { expect, test } from 'vitest'
import type { PropertyDetail } from '../../../server/catalogue/views.ts'
import { storageRoom as property } from '../../../test/support/property-detail.ts'
import { nextSteps } from './next-steps.ts'
import { detailTexts } from './property.words.ts'
import { propertyStructuredData } from './structured-data.ts'

const { id } = property
const own = `/interesseskjema?type=minilager&eiendom=${id}`
const hrefs = (fields: Partial<PropertyDetail>) =>
  nextSteps({ ...property, ...fields }, detailTexts.nb).steps.map(({ href }) => href)

test('offers contact and a viewing for an available property and for one of unknown availability', () => {
  for (const availability of ['available', null] as const)
    expect(hrefs({ availability })).toEqual([own, `${own}&visning=1`])
})

test('offers the interest form and the available properties for a reserved property', () => {
  expect(hrefs({ availability: 'reserved' })).toEqual([own, '/eiendommer?type=minilager'])
})

test('offers the available properties, and a form with only place and size, for a rented property', () => {
  expect(hrefs({ availability: 'rented' })).toEqual([
    '/eiendommer?type=minilager',
    '/interesseskjema?type=minilager&sted=Hegdal%2C+Larvik&storrelse=3',
  ])
})

test('gives the availability in structured data, and none when it is unknown', () => {
  const offerOf = (availability: PropertyDetail['availability']) =>
    propertyStructuredData({ ...property, availability }, 'https://husvaer.example')[1]
  expect(offerOf('available')).toHaveProperty('availability', 'https://schema.org/InStock')
  expect(offerOf('reserved')).toHaveProperty('availability', 'https://schema.org/Reserved')
  expect(offerOf('rented')).toHaveProperty('availability', 'https://schema.org/OutOfStock')
  expect(offerOf(null)).not.toHaveProperty('availability')
})
