import { expect, test } from 'vitest'
import type { ComparedProperty } from '../../../server/catalogue/views.ts'
import { storageRoom } from '../../../test/support/property-detail.ts'
import { termsWords } from '../property/terms.words.ts'
import { comparisonWords } from './comparison.words.ts'
import { comparisonRows } from './comparison-rows.ts'

const words = { comparison: comparisonWords.nb, terms: termsWords.nb }
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
  card: { ...room.card, price: null },
  terms: { ...terms, shortestTerm: 3 },
  amenities: ['oppvarmet'],
}

test('has a row for what is known of any, and says which rows differ', () => {
  expect(comparisonRows([room, other], words)).toEqual([
    { label: 'Leie', values: ['800 kr/mnd', 'På forespørsel'], isDifferent: true },
    { label: 'Innflytting', values: ['Ledig nå', 'Ledig nå'], isDifferent: false },
    { label: 'Sted', values: ['Hegdal, Larvik', 'Hegdal, Larvik'], isDifferent: false },
    { label: 'Areal', values: ['3 m²', '3 m²'], isDifferent: false },
    { label: 'Korteste leietid', values: [null, '3 måneder'], isDifferent: true },
    { label: 'Fasiliteter', values: [null, 'oppvarmet'], isDifferent: true },
  ])
})

test('compares nothing where there is nothing', () => {
  expect(comparisonRows([], words)).toEqual([])
})
