import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isMissingDay, osloDate, osloHour, parseDate } from './calendar.ts'
import { instantInOslo } from './oslo-instant.ts'

describe('dates', () => {
  test.each([
    ['2026-11-20', '2026-11-20'],
    ['20.11.2026', '2026-11-20'],
    ['5.3.26', '2026-03-05'],
    ['31.02.2026', null],
    ['29.2.2027', null],
    ['1. mars 2027', '2027-03-01'],
    ['1 Mars 2027', '2027-03-01'],
    ['1. mar. 27', '2027-03-01'],
    ['29. februar 2028', '2028-02-29'],
    ['29. februar 2027', null],
    ['1. mare 2027', null],
    ['2026-13-01', null],
    ['i morgen', null],
    ['0026-01-01', null],
  ])('%s is read as %s', (text, date) => {
    expect(parseDate(text)).toBe(date)
  })

  test('knows a date that the calendar does not have from what is no date', () => {
    expect(
      ['29.2.2027', '2026-13-01', '31. juni 2027', '20.11.2026', 'i morgen', '1. mare 2027'].map(
        isMissingDay,
      ),
    ).toEqual([true, true, true, false, false, false])
  })

  test('finds the instant of an hour in Oslo in summer and winter', () => {
    const dates = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(dates, fc.integer({ min: 4, max: 23 }), (when, hour) => {
        const date = osloDate(when)
        const instant = instantInOslo(date, hour)
        expect([osloDate(instant), osloHour(instant)]).toEqual([date, hour])
      }),
    )
  })

  test('a new day begins with its first minute, also right after the last one of the day before', () => {
    const times = ['22:58:59', '22:59:59', '23:00:00', '22:59:00'].map(
      (time) => new Date(`2026-11-20T${time}Z`),
    )
    expect(times.map((when) => [osloDate(when), osloHour(when) * 60])).toEqual([
      ['2026-11-20', 23 * 60 + 58],
      ['2026-11-20', 23 * 60 + 59],
      ['2026-11-21', 0],
      ['2026-11-20', 23 * 60 + 59],
    ])
  })
})
