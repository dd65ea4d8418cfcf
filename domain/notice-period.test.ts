import { describe, expect, test } from 'vitest'
import { day } from '../test/support/day.ts'
import { osloDate } from './calendar.ts'
import { daysUntilAMonthIsLost, lastRentDay, noticeMonths } from './notice-period.ts'

describe('the notice period', () => {
  test.each([
    ['2026-01-15', 3, '2026-04-30'],
    ['2026-01-31', 3, '2026-04-30'],
    ['2026-02-01', 3, '2026-05-31'],
    ['2026-11-20', 3, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2026-08-31', 1, '2026-09-30'],
  ])('given on %s with %i months, rent is paid until %s', (received, months, last) => {
    expect(lastRentDay(day(received), months)).toBe(last)
  })

  test('is counted from the date in Norway, not in Greenwich', () => {
    expect(lastRentDay(osloDate(new Date('2026-12-31T23:30:00Z')), 3)).toBe('2027-04-30')
    expect(lastRentDay(osloDate(new Date('2026-12-31T22:30:00Z')), 3)).toBe('2027-03-31')
  })

  test('is three months for a home and for premises, one for a room or a storage room', () => {
    expect(['bolig', 'lokale', 'rom', 'bod', 'ukjent'].map(noticeMonths)).toEqual([3, 3, 1, 1, 3])
  })

  test('is mentioned in a hint only on the last days of a month', () => {
    expect(daysUntilAMonthIsLost(day('2026-11-24'))).toBeNull()
    expect(daysUntilAMonthIsLost(day('2026-11-25'))).toBe(5)
    expect(daysUntilAMonthIsLost(day('2026-11-30'))).toBe(0)
  })
})
