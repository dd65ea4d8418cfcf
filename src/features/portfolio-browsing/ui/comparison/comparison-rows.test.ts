import { expect, test } from 'vitest'
import { storageRoom } from '../../../../../test/support/property-detail.ts'
import { propertyDetailWords } from '../../../../domain/portfolio/property-details.ts'
import type { ComparedProperty } from '../../server/views.ts'
import { termsWords } from '../property/terms.words.ts'
import { comparisonWords } from './comparison.words.ts'
import { compareProperties } from './comparison-rows.ts'

const words = { comparison: comparisonWords.nb, terms: termsWords.nb, details: propertyDetailWords.nb }
const { id, title, type, location, vacancy, price, terms } = storageRoom
const room: ComparedProperty = {
  card: { id, title, type, location, vacancy, price, facts: [], energyClass: null, picture: null },
  moveIn: [],
  terms,
  details: [
    { label: 'Areal', value: '3 m²' },
    { label: 'Status', value: 'Ledig nå' },
  ],
  amenities: [],
}
const other: ComparedProperty = {
  ...room,
  card: { ...room.card, price: '6 800 kr/sesong' },
  terms: { ...terms, shortestTerm: 3 },
  amenities: ['oppvarmet'],
}

test('has a row for what differs, and says once what is the same', () => {
  expect(compareProperties([room, other], words)).toEqual({
    rows: [
      { label: 'Leie', values: ['800 kr/mnd', '6 800 kr/sesong'] },
      { label: 'Innflytting', values: ['Ledig nå', 'Ledig nå'] },
      { label: 'Korteste leietid', values: [null, '3 måneder'] },
      { label: 'Fasiliteter', values: [null, 'oppvarmet'] },
    ],
    common: [
      { label: 'Sted', value: 'Hegdal, Larvik' },
      { label: 'Areal', value: '3 m²' },
    ],
  })
})

test('has nothing that is the same where there is one property', () => {
  const { rows, common } = compareProperties([room], words)
  expect(rows.map(({ label }) => label)).toEqual(['Leie', 'Innflytting', 'Sted', 'Areal'])
  expect(common).toEqual([])
})

test('compares nothing where there is nothing', () => {
  expect(compareProperties([], words)).toEqual({ rows: [], common: [] })
})
