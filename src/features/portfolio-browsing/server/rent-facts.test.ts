import { describe, expect, test } from 'vitest'
import { present } from '../../../../test/support/present.ts'
import { propertyRow } from '../../../../test/support/property-row.ts'
import type { Property } from '../../../domain/portfolio/property.ts'
import { parseDate } from '../../../domain/time/calendar.ts'
import { sizeFacts, toCard } from './card-row.ts'
import { toDetailRows } from './detail-rows.ts'
import { rentFacts } from './rent-facts.ts'

/** A text with ordinary spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const rentOf = (fields: Partial<Property>) => rentFacts(propertyRow(fields), 'nb').map(plain)
const cardOf = (fields: Partial<Property>) =>
  toCard(
    { ...propertyRow(fields), picture: null, advertised_from: null },
    present(parseDate('2026-11-21')),
    'nb',
  )
const detailsOf = (fields: Partial<Property>) =>
  Object.fromEntries(
    toDetailRows(propertyRow(fields), null, 'nb').details.map(({ label, value }) => [label, plain(value)]),
  )

describe('the rent of premises', () => {
  const office = { type: 'Næring', price: 28_500, area: 214 } as const

  test('is also told for a square metre and year, rounded to a krone', () => {
    expect(rentOf(office)).toEqual(['1 598 kr/m²/år'])
    expect(detailsOf(office)['Leie per kvadratmeter']).toBe('1 598 kr/m²/år')
  })

  test('counts by the gross area where that is the only one', () => {
    expect(rentOf({ ...office, area: null, gross_area: 285 })).toEqual(['1 200 kr/m²/år'])
  })

  test.each([[{ price: null }], [{ area: null }], [{ area: 0 }], [{ type: 'Minilager' as const }]])(
    'is not told for a square metre with %o',
    (without) => expect(rentOf({ ...office, ...without })).toEqual([]),
  )

  test.each(['eks. mva', 'inkl. mva', 'ikke mva-pliktig'] as const)('says that it is %s', (vat) => {
    expect(rentOf({ ...office, vat })).toEqual(['1 598 kr/m²/år', vat])
    expect(detailsOf({ ...office, vat }).Merverdiavgift).toBe(vat)
  })

  test('says nothing of value added tax, shared costs or places where no column does', () => {
    expect(Object.keys(detailsOf(office))).toEqual(['Leie per kvadratmeter', 'Areal'])
  })

  test('has its shared costs among the details, a month', () => {
    expect(detailsOf({ ...office, common_costs: 5400 }).Felleskostnader).toBe('5 400 kr/mnd')
  })
})

test('the rent of several places says what it is for', () => {
  const spaces = { type: 'Parkering', price: 800, parking_spaces: 12 } as const
  expect(rentOf({ ...spaces, rent_for: 'per plass' })).toEqual(['leie per plass'])
  expect(detailsOf({ ...spaces, rent_for: 'for alle plassene' })['Leia er']).toBe('for alle plassene')
})

describe('a place for a boat', () => {
  const hall = {
    type: 'Minilager',
    max_length: 7.5,
    season: 'oktober–mai',
    season_rent: 6800,
    rent_for: 'per plass',
  } as const

  test('shows its length, its season and the rent for it on its card', () => {
    const { price, facts } = cardOf(hall)
    expect(plain(price ?? '')).toBe('6 800 kr/sesong')
    expect(facts.map(plain)).toEqual(['inntil 7,5 m', 'oktober–mai', 'leie per plass'])
  })

  test('shows its rent a month first where it has one, and the season’s among the details', () => {
    expect(plain(cardOf({ ...hall, price: 900 }).price ?? '')).toBe('900 kr/mnd')
    expect(detailsOf({ ...hall, price: 900 }).Sesongleie).toBe('6 800 kr')
  })

  test('is «Pris på forespørsel» without a rent, which then is for nothing', () => {
    const { price, facts } = cardOf({ ...hall, season_rent: null })
    expect(price).toBeNull()
    expect(facts).not.toContain('leie per plass')
  })
})

test('a room of coliving says first what kind of room it is', () => {
  const room = propertyRow({ type: 'Coliving', area: 17, bedrooms: 9, room_kind: 'rom med eget bad' })
  expect(sizeFacts(room, 'nb').map(plain)).toEqual(['rom med eget bad', '17 m²', '9 hybler'])
})
