import { expect, test } from 'vitest'
import { stepIndex } from '../ui/kit/gallery.ts'
import { formatAccountNumber, formatOrgNumber } from './contact/norwegian-number-formats.ts'
import { isAccountNumber, isOrgNumber } from './contact/norwegian-numbers.ts'
import { formatArea, formatMoney, formatNumber } from './format/format.ts'
import { formatMoneyPerMonth, formatPricePerSquareMetre } from './format/format-rate.ts'
import { pricePerMonthLabel } from './format/price-label.ts'
import { pageCount, parsePage } from './lists/pagination.ts'
import { categoryFromSlug } from './portfolio/categories.ts'
import { placeIn } from './portfolio/housing-areas.ts'
import { interestPath } from './portfolio/interest.ts'
import { municipalitiesOf, municipalityOf, postalCodeOf } from './portfolio/municipality.ts'
import { pictureSrcSet } from './portfolio/picture.ts'
import { belongsTo, parsePropertyId } from './portfolio/property.ts'
import { folderName } from './portfolio/slug.ts'
import { defaultLanguage } from './text/language.ts'
import { formatDateTime } from './time/format-moment.ts'

const spaced = (text: string) => text.replaceAll(' ', '\u00a0')

test('formats money, numbers and areas without line breaks', () => {
  expect(formatMoney(12_500, defaultLanguage)).toBe(spaced('12 500 kr'))
  expect(formatMoneyPerMonth(1_200_000, defaultLanguage)).toBe(spaced('1 200 000 kr/mnd'))
  expect(formatNumber(48.4, defaultLanguage)).toBe('48,4')
  expect(formatNumber(-5, defaultLanguage)).toBe('−5')
  expect(formatArea(68.5, defaultLanguage)).toBe(spaced('68,5 m²'))
  expect(formatPricePerSquareMetre(1500, 3500, defaultLanguage)).toBe(
    `${spaced('1 500')}–${spaced('3 500 kr')} per m² per år`,
  )
})

test('shows times by the clock in Oslo, in winter and summer', () => {
  expect(formatDateTime(new Date('2026-12-31T23:30:00Z'), defaultLanguage)).toBe('1. januar 2027 kl. 00.30')
  expect(formatDateTime(new Date('2026-07-01T06:05:00Z'), defaultLanguage)).toBe('1. juli 2026 kl. 08.05')
})

test('formats a price as one number, a range, or «on request»', () => {
  expect(pricePerMonthLabel(null, null, defaultLanguage)).toBe('Pris på forespørsel')
  expect(pricePerMonthLabel(9000, 9000, defaultLanguage)).toBe(spaced('9 000 kr/mnd'))
  expect(pricePerMonthLabel(9000, 12_000, defaultLanguage)).toBe(
    `${spaced('9 000')}–${spaced('12 000 kr/mnd')}`,
  )
})

test('a gallery wraps around in both directions, from any place and by any step', () => {
  for (let total = 1; total < 12; total++) {
    for (let index = 0; index < total; index++) {
      expect(stepIndex(stepIndex(index, 1, total), -1, total)).toBe(index)
      expect(stepIndex(index, total * 3, total)).toBe(index)
      expect(stepIndex(index, -total - 1, total)).toBe((index + total - 1) % total)
    }
  }
  expect(stepIndex(0, 1, 0)).toBe(0)
})

test('a municipality is what follows the last comma, without its postal code', () => {
  expect(municipalityOf('Storgata 31, 3256 Larvik')).toBe('Larvik')
  expect(municipalityOf('Storgata 31, Langestrand, Larvik')).toBe('Larvik')
  expect(municipalityOf('Notodden')).toBe('Notodden')
  expect(municipalitiesOf(['A 1, 3256 Larvik', 'B 2, larvik', 'C 3, Notodden', ''])).toEqual([
    'Larvik',
    'Notodden',
  ])
})

test('gives the municipality of a place with another name', () => {
  expect(municipalityOf('Fyrveien 6, 3290 Stavern')).toBe('Larvik')
  expect(municipalitiesOf(['A 1, 3160 Stokke', 'B 2, STOKKE', 'C 3, Sandefjord', 'D 4, Larvik'])).toEqual([
    'Sandefjord',
    'Larvik',
  ])
})

test.each([
  ['Storgata 31, 3256 Larvik', '3256'],
  ['3290 Stavern', '3290'],
  ['Sentrum, Larvik', null],
  ['Storgata 1234, Larvik', null],
  ['Industriveien 1234', null],
])('the postal code of «%s» is %s', (address, code) => {
  expect(postalCodeOf(address)).toBe(code)
})

test('a housing area is named by its place when the town is known', () => {
  expect(placeIn('Stavern, Larvik', 'Larvik')).toBe('Stavern')
  expect(placeIn('Øya', 'Larvik')).toBe('Øya')
})

test.each(['974760673', '974 760 673', '889640782'])('accepts the organisation number %s', (number) => {
  expect(isOrgNumber(number)).toBe(true)
})

test.each(['974760674', '97476067', '123456785', '', 'abcdefghi'])(
  'rejects the organisation number %j',
  (number) => {
    expect(isOrgNumber(number)).toBe(false)
  },
)

test('detects any single wrong digit', () => {
  for (let place = 0; place < 9; place++) {
    for (const digit of '0123456789') {
      const wrong = `974760673`.split('').with(place, digit).join('')
      if (wrong !== '974760673') expect(isOrgNumber(wrong)).toBe(false)
    }
  }
})

test('checks account numbers and writes them in groups', () => {
  expect(isAccountNumber('8601 11 17947')).toBe(true)
  expect(isAccountNumber('86011117948')).toBe(false)
  expect(formatAccountNumber('86011117947')).toBe(spaced('8601 11 17947'))
  expect(formatOrgNumber('974760673')).toBe(spaced('974 760 673'))
})

test('a list page has 24 cards, and an invalid page number gives the first page', () => {
  expect([0, 1, 24, 25, 48, 49].map((total) => pageCount(total))).toEqual([0, 1, 1, 2, 2, 3])
  expect(['2', '200', '0', '-1', 'x', '', null, undefined].map(parsePage)).toEqual([2, 200, 1, 1, 1, 1, 1, 1])
})

test('never requests a picture wider than the original or the layout', () => {
  expect(pictureSrcSet({ key: 'k', width: 700 })).toBe(
    '/bilder/k/320 320w,/bilder/k/480 480w,/bilder/k/640 640w',
  )
  expect(pictureSrcSet({ key: 'k', width: 5000 }, 480)).toBe('/bilder/k/320 320w,/bilder/k/480 480w')
  expect(pictureSrcSet({ key: 'k', width: 100 })).toBe('/bilder/k/320 320w')
})

test('an unknown type means all types, and an amenity adds a property to its category', () => {
  expect(categoryFromSlug('naering')?.type).toBe('Næring')
  expect(categoryFromSlug('Bolig')).toBeNull()
  expect(belongsTo({ type: 'Bolig', amenities: ['reklame'] }, 'reklame')).toBe(true)
  expect(belongsTo({ type: 'Bolig', amenities: ['heis'] }, 'reklame')).toBe(false)
})

test('an id is a UUID, in lower case', () => {
  expect(parsePropertyId('A1F0C3DE-1001-4A11-8A01-5D2F00000001')).toBe('a1f0c3de-1001-4a11-8a01-5d2f00000001')
  expect(parsePropertyId("1' or 1=1")).toBeNull()
})

test('links to the interest form with the property filled in', () => {
  expect(interestPath({ id: 'x', category: 'bolig' })).toBe('/interesseskjema?type=bolig&eiendom=x')
  expect(interestPath({ id: 'x', category: 'bolig' }, { viewing: true })).toBe(
    '/interesseskjema?type=bolig&eiendom=x&visning=1',
  )
  expect(interestPath({ category: 'minilager' }, { size: 3, place: 'Stokke' })).toBe(
    '/interesseskjema?type=minilager&sted=Stokke&storrelse=3',
  )
})

test('names a folder by its title in lower-case ASCII letters', () => {
  expect(folderName('Bøkebakken 5, rekkehus – på Øya')).toBe('bokebakken-5-rekkehus-pa-oya')
  expect(folderName('../../etc')).toBe('etc')
})
