import { expect, test } from 'vitest'
import { storageRoom as property } from '../../../../../test/support/property-detail.ts'
import { osloDate } from '../../../../domain/time/calendar.ts'
import type { PropertyDetail } from '../../server/views.ts'
import { nextSteps } from './next-steps.ts'
import { detailTexts } from './property.words.ts'
import { propertyStructuredData } from './structured-data.ts'

const { id } = property
const own = `/interesseskjema?type=minilager&eiendom=${id}`
const hrefs = (fields: Partial<PropertyDetail>) =>
  nextSteps({ ...property, ...fields }, detailTexts.nb).steps.map(({ href }) => href)

const date = osloDate(new Date('2027-03-01'))
const vacancies = {
  now: { kind: 'now', label: 'Ledig nå' },
  from: { kind: 'from', date, label: 'Ledig fra 1. mars' },
  reserved: { kind: 'reserved', label: 'Reservert' },
  rented: { kind: 'rented', label: 'Utleid' },
} as const

test('offers contact and a viewing for a property that is vacant, will be, or of which nothing is known', () => {
  for (const vacancy of [vacancies.now, vacancies.from, null])
    expect(hrefs({ vacancy })).toEqual([`/ta-kontakt?eiendom=${id}`, `/bestill-visning?eiendom=${id}`])
})

test('offers the interest form and the available properties for a reserved property', () => {
  expect(hrefs({ vacancy: vacancies.reserved })).toEqual([own, '/eiendommer?type=minilager&ledig=1'])
})

test('offers the available properties, and a form with only place and size, for a rented property', () => {
  expect(hrefs({ vacancy: vacancies.rented })).toEqual([
    '/eiendommer?type=minilager&ledig=1',
    '/interesseskjema?type=minilager&sted=Hegdal%2C+Larvik&storrelse=3',
  ])
})

test('gives the availability in structured data, and none when it is unknown', () => {
  const offerOf = (vacancy: PropertyDetail['vacancy']) =>
    propertyStructuredData({ ...property, vacancy }, 'https://husvaer.example', 'Eiendommer')[1]
  expect(offerOf(vacancies.now)).toHaveProperty('availability', 'https://schema.org/InStock')
  expect(offerOf(vacancies.from)).toMatchObject({
    availability: 'https://schema.org/PreOrder',
    availabilityStarts: '2027-03-01',
  })
  expect(offerOf(vacancies.reserved)).toHaveProperty('availability', 'https://schema.org/Reserved')
  expect(offerOf(vacancies.rented)).toHaveProperty('availability', 'https://schema.org/OutOfStock')
  expect(offerOf(null)).not.toHaveProperty('availability')
})
