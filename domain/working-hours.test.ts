import { describe, expect, test } from 'vitest'
import { deadlineWords, isOfficeOpen, isSoon, workingMinutesBetween } from './working-hours.ts'

const hours = { opens: 8, closes: 16 }
const at = (text: string) => new Date(`${text}+01:00`)

describe('working hours', () => {
  test('are 08 to 16 on working days', () => {
    expect(isOfficeOpen(at('2026-11-20T08:00:00'), hours)).toBe(true)
    expect(isOfficeOpen(at('2026-11-20T16:00:00'), hours)).toBe(false)
    expect(isOfficeOpen(at('2026-11-21T12:00:00'), hours)).toBe(false)
    expect(isOfficeOpen(at('2026-12-25T12:00:00'), hours)).toBe(false)
  })

  test('are counted across a weekend, and backwards', () => {
    const friday = at('2026-11-20T15:00:00')
    const monday = at('2026-11-23T09:30:00')
    expect(workingMinutesBetween(friday, monday, hours)).toBe(150)
    expect(workingMinutesBetween(monday, friday, hours)).toBe(-150)
  })
})

describe('the time to a deadline', () => {
  test.each([
    ['2026-11-20T11:20:00', '2026-11-20T08:00:00', '3 t 20 min'],
    ['2026-11-24T16:00:00', '2026-11-20T16:00:00', '2 arbeidsdager'],
    ['2026-11-20T08:00:00', '2026-11-20T09:00:00', '1 t over fristen'],
    ['2026-11-20T09:00:00', '2026-11-20T08:00:00', '1 t'],
    // The same working time gives the same words across a weekend, and below or above a hundred days.
    ['2026-11-23T09:00:00', '2026-11-20T15:00:00', '2 t'],
    ['2026-11-20T15:00:00', '2026-11-23T09:00:00', '2 t over fristen'],
    ['2027-03-01T16:00:00', '2026-11-20T16:00:00', '69 arbeidsdager'],
    ['2027-02-26T16:00:00', '2026-11-20T16:00:00', '68 arbeidsdager'],
    // There are no working hours between the two instants.
    ['2026-11-22T12:00:00', '2026-11-21T12:00:20', 'før åpningstid'],
    ['2026-11-20T16:00:00', '2026-11-21T12:00:00', 'over fristen'],
    ['2026-11-20T10:00:10', '2026-11-20T10:00:00', '0 min'],
    ['9999-12-31T16:00:00', '2026-11-20T16:00:00', 'over ett år'],
  ])('at %s, seen from %s, is «%s»', (deadline, now, words) => {
    expect(deadlineWords(at(deadline), at(now), hours)).toBe(words)
  })

  test('is soon when less than a working day is left, also across a weekend', () => {
    expect(isSoon(at('2026-11-23T08:30:00'), at('2026-11-20T09:00:00'), hours)).toBe(true)
    expect(isSoon(at('2026-11-23T10:00:00'), at('2026-11-20T09:00:00'), hours)).toBe(false)
    expect(isSoon(at('2026-11-20T16:00:00'), at('2026-11-23T10:00:00'), hours)).toBe(true)
  })
})
