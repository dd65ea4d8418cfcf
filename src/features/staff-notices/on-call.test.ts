import { expect, test } from 'vitest'
import { day } from '../../../test/support/day.ts'
import { instantInOslo } from '../../domain/time/oslo-instant.ts'
import { gapsIn, onCallAt, type Shift, weeksLater } from './on-call.ts'

const office = { opens: 8, closes: 16 }
/** An hour after midnight of a day of January 2026; the 12th is a Monday. */
const at = (date: number, hour: number) => instantInOslo(day(`2026-01-${date}`), hour)
const shift = (from: Date, to: Date, isSwap = false): Shift => ({
  id: `${from.getTime()}`,
  staffId: isSwap ? 'swap' : 'plan',
  name: '',
  from,
  to,
  isSwap,
})

test('a swap takes the place of the planned shift while it lasts', () => {
  const shifts = [shift(at(12, 16), at(13, 8)), shift(at(12, 20), at(12, 23), true)]
  const who = (now: Date) => onCallAt(shifts, now).map(({ staffId }) => staffId)
  expect([who(at(12, 19)), who(at(12, 20)), who(at(12, 23)), who(at(13, 8))]).toEqual([
    ['plan'],
    ['swap'],
    ['plan'],
    [],
  ])
})

test('gaps are the hours outside office hours without a shift', () => {
  const week = { from: at(16, 0), to: at(19, 12) }
  expect(gapsIn([shift(at(16, 16), at(17, 12)), shift(at(18, 0), at(19, 8))], week, office)).toEqual([
    { from: at(16, 0), to: at(16, 8) },
    { from: at(17, 12), to: at(18, 0) },
  ])
})

test('a repeated shift keeps its time of the clock over the start of summer time', () => {
  const from = instantInOslo(day('2026-03-23'), 16)
  const { from: later } = weeksLater({ from, to: instantInOslo(day('2026-03-24'), 8) }, 1)
  expect(later).toEqual(instantInOslo(day('2026-03-30'), 16))
})
