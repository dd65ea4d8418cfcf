import { describe, expect, test } from 'vitest'
import { day } from '../../../test/support/day.ts'
import { osloDate } from '../../domain/time/calendar.ts'
import { daysUntilAMonthIsLost, formerLastRentDay, lastRentDay } from './notice-period.ts'

describe('the notice period', () => {
  test.each([
    ['2026-01-15', 'bolig', '2026-04-30'],
    ['2026-01-31', 'bolig', '2026-04-30'],
    ['2026-02-01', 'bolig', '2026-05-31'],
    ['2026-11-20', 'bolig', '2027-02-28'],
    ['2027-11-30', 'lokale', '2028-02-29'],
    ['2026-08-31', 'bod', '2026-09-30'],
  ])('given on %s on a %s, rent is paid until %s', (received, kind, last) => {
    expect(lastRentDay(day(received), kind)).toBe(last)
  })

  test('is three months for a room that a landlord lets, and for what is unknown', () => {
    expect(lastRentDay(day('2026-11-27'), 'rom')).toBe('2027-02-28')
    expect(lastRentDay(day('2026-11-27'), 'ukjent')).toBe('2027-02-28')
  })

  test.each([
    ['a day after the earliest, at its month’s end', '2027-08-31', '2027-08-31'],
    ['a day within a later month, which is paid out', '2027-08-15', '2027-08-31'],
    ['the earliest day itself', '2027-02-28', '2027-02-28'],
    ['a day before the earliest, which is a wish', '2026-12-15', '2027-02-28'],
    ['a day in the month of the earliest', '2027-02-10', '2027-02-28'],
  ])('follows the tenant’s own day: %s', (_, chosen, last) => {
    expect(lastRentDay(day('2026-11-27'), 'bolig', day(chosen))).toBe(last)
  })

  test('knows what receipts told before the tenant’s own day counted', () => {
    expect(
      ['bolig', 'lokale', 'rom', 'bod'].map((kind) => formerLastRentDay(day('2026-11-27'), kind)),
    ).toEqual(['2027-02-28', '2027-02-28', '2026-12-31', '2026-12-31'])
  })

  test('is counted from the date in Norway, not in Greenwich', () => {
    expect(lastRentDay(osloDate(new Date('2026-12-31T23:30:00Z')), 'bolig')).toBe('2027-04-30')
    expect(lastRentDay(osloDate(new Date('2026-12-31T22:30:00Z')), 'bolig')).toBe('2027-03-31')
  })

  test('is mentioned in a hint only on the last days of a month', () => {
    expect(daysUntilAMonthIsLost(day('2026-11-24'))).toBeNull()
    expect(daysUntilAMonthIsLost(day('2026-11-25'))).toBe(5)
    expect(daysUntilAMonthIsLost(day('2026-11-30'))).toBe(0)
  })
})
