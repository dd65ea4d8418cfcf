import { describe, expect, test } from 'vitest'
import { companyWords } from '#landlord/company.ts'
import { day } from '../../../test/support/day.ts'
import { officeHoursOf } from './office-hours.ts'
import { addWorkingDays, isHoliday, isWorkingDay, replyDueAt } from './working-days.ts'
import { isOfficeOpen } from './working-hours.ts'

const hours = officeHoursOf(companyWords.nb)

describe('working days', () => {
  test.each([
    '2026-01-01',
    '2026-04-02',
    '2026-04-03',
    '2026-04-05',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-05-17',
    '2026-05-24',
    '2026-05-25',
    '2026-12-25',
    '2026-12-26',
    '2027-03-25',
    '2027-03-29',
    '2027-05-17',
  ])('%s is a holiday', (date) => {
    expect(isHoliday(day(date))).toBe(true)
    expect(isWorkingDay(day(date))).toBe(false)
  })

  test('none of the five days around Easter counts as a working day', () => {
    expect(addWorkingDays(day('2026-04-01'), 1)).toBe('2026-04-07')
  })

  test.each([
    ['two working days over a weekend', '2026-11-20T10:00:00Z', { workingDays: 2 }, '2026-11-24T15:00:00Z'],
    ['two working days over Christmas', '2026-12-23T12:00:00Z', { workingDays: 2 }, '2026-12-28T15:00:00Z'],
    ['24 hours', '2026-11-20T10:00:00Z', { hours: 24, workingDaysOnly: false }, '2026-11-21T10:00:00Z'],
    [
      '24 hours of working days',
      '2026-11-20T14:00:00Z',
      { hours: 24, workingDaysOnly: true },
      '2026-11-23T14:00:00Z',
    ],
    [
      '24 hours from a Saturday',
      '2026-11-21T14:00:00Z',
      { hours: 24, workingDaysOnly: true },
      '2026-11-24T07:00:00Z',
    ],
  ] as const)('%s end when they should', (_, sent, reply, due) => {
    expect(replyDueAt(new Date(sent), reply, hours).toISOString()).toBe(new Date(due).toISOString())
  })

  test('the office is open from 08 to 16 on working days, Oslo time', () => {
    const open = ['2026-11-20T07:00:00Z', '2026-11-20T14:59:00Z', '2026-07-01T06:00:00Z']
    const closed = [
      '2026-11-20T06:59:00Z',
      '2026-11-20T15:00:00Z',
      '2026-11-21T10:00:00Z',
      '2026-12-25T10:00:00Z',
    ]
    expect(open.map((when) => isOfficeOpen(new Date(when), hours))).toEqual([true, true, true])
    expect(closed.map((when) => isOfficeOpen(new Date(when), hours))).toEqual([false, false, false, false])
  })
})
