import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { promises } from '#landlord/promises.ts'
import { defaultLanguage } from '../text/language.ts'
import { type Clock, clockOf, formatDeadline, isSoon, shortenDeadline } from './deadline.ts'

const hours = { opens: 8, closes: 16 }
const at = (text: string) => new Date(`${text}+01:00`)
const words = (clock: Clock, deadline: string, now: string) =>
  formatDeadline({ at: at(deadline), clock }, at(now), hours, defaultLanguage)

test('a promise in working days runs in office hours, a promise in hours around the clock', () => {
  expect(clockOf(promises.termination.time)).toBe('office-hours')
  expect(clockOf(promises.lostKey.time)).toBe('working-days')
  expect(clockOf(promises.urgentFault.time)).toBe('all-hours')
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
    ['2026-11-20T16:00:00', '2026-11-20T15:59:00', '1 min'],
    // There are no working hours between the two instants.
    ['2026-11-22T12:00:00', '2026-11-21T12:00:20', 'før åpningstid'],
    ['2026-11-20T16:00:00', '2026-11-21T12:00:00', 'over fristen'],
    ['2026-11-20T10:00:10', '2026-11-20T10:00:00', '0 min'],
    ['9999-12-31T16:00:00', '2026-11-20T16:00:00', 'over ett år'],
  ])('in office hours, at %s and seen from %s, is «%s»', (deadline, now, expected) => {
    expect(words('office-hours', deadline, now)).toBe(expected)
  })

  test.each([
    ['2026-11-21T15:59:00', '2026-11-20T15:59:00', '24 t'],
    ['2026-11-21T15:59:00', '2026-11-20T16:01:00', '23 t 58 min'],
    ['2026-11-20T20:00:00', '2026-11-22T08:00:00', '36 t over fristen'],
    ['2026-11-20T20:00:00', '2026-11-20T23:05:00', '3 t 5 min over fristen'],
    ['2026-11-20T20:00:00', '2026-11-24T08:00:00', '3 døgn over fristen'],
    ['2026-11-21T12:00:10', '2026-11-21T12:00:00', '0 min'],
  ])('around the clock, at %s and seen from %s, is «%s»', (deadline, now, expected) => {
    expect(words('all-hours', deadline, now)).toBe(expected)
  })

  test.each([
    ['2026-11-23T15:00:00', '2026-11-20T15:00:00', '24 t'],
    ['2026-11-23T15:00:00', '2026-11-21T10:00:00', '15 t'],
    ['2026-11-20T15:00:00', '2026-11-22T15:00:00', '9 t over fristen'],
    ['2026-11-20T15:00:00', '2026-11-26T15:00:00', '4 hverdager over fristen'],
  ])('on working days, at %s and seen from %s, is «%s»', (deadline, now, expected) => {
    expect(words('working-days', deadline, now)).toBe(expected)
  })

  test('is said in fewer letters where there is little room', () => {
    expect(shortenDeadline('2 arbeidsdager', defaultLanguage)).toBe('2 arb.dager')
    expect(shortenDeadline('36 t over fristen', defaultLanguage)).toBe('36 t over')
    expect(shortenDeadline('over fristen', defaultLanguage)).toBe('over fristen')
  })

  test('is soon when less than a day of its clock is left', () => {
    const soon = (clock: Clock, deadline: string, now: string) =>
      isSoon({ at: at(deadline), clock }, at(now), hours)
    expect(soon('office-hours', '2026-11-23T08:30:00', '2026-11-20T09:00:00')).toBe(true)
    expect(soon('office-hours', '2026-11-23T10:00:00', '2026-11-20T09:00:00')).toBe(false)
    expect(soon('office-hours', '2026-11-20T16:00:00', '2026-11-23T10:00:00')).toBe(true)
    expect(soon('all-hours', '2026-11-21T16:00:00', '2026-11-20T16:30:00')).toBe(true)
    expect(soon('all-hours', '2026-11-21T16:00:00', '2026-11-20T15:30:00')).toBe(false)
  })
})

describe('for every minute', () => {
  /** The units that each clock may use, in minutes. */
  const units: Record<Clock, Record<string, number>> = {
    'office-hours': { arbeidsdag: 480, arbeidsdager: 480, t: 60, min: 1 },
    'working-days': { hverdager: 1440, t: 60, min: 1 },
    'all-hours': { døgn: 1440, t: 60, min: 1 },
  }
  /** The said minutes to a deadline, negative after it. */
  function saidMinutes(clock: Clock, text: string): number {
    const [, distance = '', over] = /^(.*?)\s*(over fristen)?$/.exec(text) ?? []
    const parts = distance === 'før åpningstid' ? [] : [...distance.matchAll(/(\d+) (\S+)/g)]
    const minutes = parts.map(([, count, unit = '']) => Number(count) * (units[clock][unit] ?? Number.NaN))
    const total = minutes.reduce((sum, each) => sum + each, 0)
    return over ? -total : total
  }
  const clocks = fc.constantFrom<Clock>('office-hours', 'working-days', 'all-hours')
  // Weeks with Christmas, Easter and the changes to and from summer time.
  const instants = fc.integer({
    min: Date.parse('2026-10-20T00:00:00Z'),
    max: Date.parse('2027-06-01T00:00:00Z'),
  })
  const minute = 60_000

  test('the time left is said in the units of its clock, and falls as time goes on', () => {
    fc.assert(
      fc.property(clocks, instants, fc.integer({ min: -15_000, max: 15_000 }), (clock, due, from) => {
        const deadline = { at: new Date(due), clock }
        const seen = (after: number) =>
          saidMinutes(
            clock,
            formatDeadline(deadline, new Date(due + (from + after) * minute), hours, defaultLanguage),
          )
        let before = seen(0)
        // Every minute of an hour, then every hour of a week.
        for (const after of [...range(60, 1), ...range(168, 60)]) {
          const next = seen(after)
          expect(next).not.toBeNaN()
          expect(next).toBeLessThanOrEqual(before)
          before = next
        }
      }),
      { numRuns: 60 },
    )
  })

  test('the time left never jumps: within a day it falls by a minute at most', () => {
    fc.assert(
      fc.property(clocks, instants, fc.integer({ min: 1, max: 5000 }), (clock, due, left) => {
        const deadline = { at: new Date(due), clock }
        const seen = (minutes: number) =>
          saidMinutes(
            clock,
            formatDeadline(deadline, new Date(due - minutes * minute), hours, defaultLanguage),
          )
        const [before, after] = [seen(left), seen(left - 1)]
        fc.pre(before < (clock === 'office-hours' ? 480 : 1440))
        expect(before - after).toBeLessThanOrEqual(1)
      }),
      { numRuns: 300 },
    )
  })
})

const range = (count: number, step: number) => Array.from({ length: count }, (_, i) => (i + 1) * step)
