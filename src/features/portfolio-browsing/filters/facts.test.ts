import { describe, expect, test } from 'vitest'
import { parseDate } from '../../../domain/time/calendar.ts'
import { featuresOf } from './features.ts'
import { vacancyOf } from './vacancy.ts'
import { vacancyLabel } from './vacancy-label.ts'

const day = (text: string) => {
  const date = parseDate(text)
  if (!date) throw new Error(`${text} is no day`)
  return date
}
const [today, later] = [day('2026-11-22'), day('2027-03-01')]

describe('when a property can be moved into', () => {
  test.each([
    ['ledig', null, { kind: 'now' }],
    ['ledig', today, { kind: 'now' }],
    ['ledig', later, { kind: 'from', date: later }],
    ['utleid', later, { kind: 'from', date: later }],
    ['utleid fra 1. mars', later, null],
    ['utleid', today, { kind: 'rented' }],
    ['utleid', null, { kind: 'rented' }],
    ['reservert', later, { kind: 'reserved' }],
    ['noe annet', later, null],
    [null, null, null],
  ])('with status %s and %s as its day', (status, from, expected) => {
    expect(vacancyOf({ status, available_from: from }, today)).toEqual(expected)
  })
})

describe('when an advertised property can be moved into', () => {
  test.each([
    [null, null, today, { kind: 'now' }],
    [null, null, later, { kind: 'from', date: later }],
    ['pusses opp', null, today, { kind: 'now' }],
    ['ledig', null, later, { kind: 'from', date: later }],
    ['ledig', today, later, { kind: 'now' }],
    ['utleid', null, today, { kind: 'rented' }],
    ['utleid', null, later, { kind: 'rented' }],
    ['reservert', null, today, { kind: 'reserved' }],
  ])('with status %s, %s as its day, and an ad from %s', (status, from, advertised, expected) => {
    expect(vacancyOf({ status, available_from: from, advertised_from: advertised }, today)).toEqual(expected)
  })
})

test.each([
  ['2027-03-01', 'Ledig fra 1. mars'],
  ['2027-11-21', 'Ledig fra 21. november'],
  ['2027-11-22', 'Ledig fra 22. november 2027'],
])('a home that is vacant from %s says «%s»', (date, label) => {
  expect(vacancyLabel({ kind: 'from', date: day(date) }, today, 'nb')).toBe(label)
})

test('features are known by any of their spellings', () => {
  expect(featuresOf(['Terrasse ', 'dyr etter avtale', 'peis'])).toEqual(['dyr', 'balkong'])
})

test('a home that can be furnished is not furnished', () => {
  expect(featuresOf(['kan møbleres'])).toEqual([])
  expect(featuresOf(['delvis møblert'])).toEqual(['moblert'])
})
