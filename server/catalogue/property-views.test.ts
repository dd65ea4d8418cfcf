import { expect, test } from 'vitest'
import { parseDate } from '../../domain/calendar.ts'
import { defaultLanguage } from '../../domain/language.ts'
import { parsePropertyId } from '../../domain/property.ts'
import { present } from '../../test/support/present.ts'
import type { CardRow } from './card-row.ts'
import { toCard } from './property-views.ts'

const day = present(parseDate('2026-11-20'))

const row: CardRow = {
  id: present(parsePropertyId('00000000-0000-4000-8000-000000000001')),
  title: 'Storgata 1',
  type: 'Minilager',
  location: 'Larvik',
  status: 'Ledig',
  available_from: null,
  price: null,
  area: null,
  gross_area: null,
  bedrooms: null,
  energy_class: null,
  picture: null,
}

test('a row gives the same card on the same day, for which the HTML is cached', () => {
  expect(toCard(row, day, defaultLanguage)).toBe(toCard(row, day, defaultLanguage))
})

test('a row that was read again, and another day, each give another card', () => {
  const card = toCard(row, day, defaultLanguage)
  expect(toCard({ ...row }, day, defaultLanguage)).not.toBe(card)
  expect(toCard(row, present(parseDate('2026-11-21')), defaultLanguage)).not.toBe(card)
})
