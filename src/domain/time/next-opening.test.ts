import { expect, test } from 'vitest'
import { nextOpening } from './next-opening.ts'

const office = { opens: 8, closes: 16 }

test.each([
  ['within the hours', '2026-11-27T12:00:00+01:00', null],
  ['as they end', '2026-11-27T16:00:00+01:00', null],
  ['in the evening before a weekend', '2026-11-27T20:00:00+01:00', '2026-11-30T08:00:00+01:00'],
  ['on a Sunday', '2026-11-29T12:00:00+01:00', '2026-11-30T08:00:00+01:00'],
  ['in the morning', '2026-11-30T05:00:00+01:00', '2026-11-30T08:00:00+01:00'],
  ['on a holiday', '2026-12-25T12:00:00+01:00', '2026-12-28T08:00:00+01:00'],
])('an instant %s is followed by the next opening, or by none', (_, at, opening) => {
  expect(nextOpening(new Date(at), office)).toEqual(opening && new Date(opening))
})
