import { describe, expect, test } from 'vitest'
import { parseDate } from '../../domain/calendar.ts'
import { defaultLanguage } from '../../domain/language.ts'
import { parsePropertyId } from '../../domain/property.ts'
import { present } from '../../test/support/present.ts'
import { propertyRow } from '../../test/support/property-row.ts'
import type { CardRow } from './card-row.ts'
import { toCard, toDetail } from './property-views.ts'

const day = present(parseDate('2026-11-20'))

const nextDay = present(parseDate('2026-11-21'))

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
  expect(toCard(row, nextDay, defaultLanguage)).not.toBe(card)
})

describe("the data of a property's page", () => {
  const home = { ...propertyRow({ title: 'Storgata 1' }), distances: [] }
  const [near, far] = [toCard(row, day, defaultLanguage), toCard({ ...row }, day, defaultLanguage)]
  const beside = { pictures: [], updatedAt: null, inBuilding: [near], alternatives: [far] }

  test('are the same object while the row and what is near it are the same: the HTML is cached for it', () => {
    const again = { ...beside, inBuilding: [near], alternatives: [far] }
    expect(toDetail(home, again, day, defaultLanguage)).toBe(toDetail(home, beside, day, defaultLanguage))
  })

  const changes: [change: string, read: () => object][] = [
    ['the row is read again', () => toDetail({ ...home }, beside, day, defaultLanguage)],
    ['the day changes', () => toDetail(home, beside, nextDay, defaultLanguage)],
    [
      'a card near it changes',
      () => toDetail(home, { ...beside, inBuilding: [{ ...near }] }, day, defaultLanguage),
    ],
    ['one near it is gone', () => toDetail(home, { ...beside, alternatives: [] }, day, defaultLanguage)],
    ['its pictures are read again', () => toDetail(home, { ...beside, pictures: [] }, day, defaultLanguage)],
    ['it is on the site', () => toDetail(home, { ...beside, updatedAt: new Date() }, day, defaultLanguage)],
  ]
  test.each(changes)('are another object when %s', (_, read) => {
    const before = toDetail(home, beside, day, defaultLanguage)
    expect(read()).not.toBe(before)
  })
})
