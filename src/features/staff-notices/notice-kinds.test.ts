import { expect, test } from 'vitest'
import { day } from '../../../test/support/day.ts'
import { instantInOslo } from '../../domain/time/oslo-instant.ts'
import { channelsFor, defaultNoticeSettings, isQuiet } from './notice-kinds.ts'

const at = (hour: number) => instantInOslo(day('2026-01-12'), hour)

test('quiet hours may go past midnight', () => {
  const quiet = { from: 20, to: 7 }
  expect([19, 20, 23, 3, 6, 7].map((hour) => isQuiet({ quiet }, at(hour)))).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ])
  expect([11, 12, 13].map((hour) => isQuiet({ quiet: { from: 12, to: 13 } }, at(hour)))).toEqual([
    false,
    true,
    false,
  ])
  expect(isQuiet({ quiet: null }, at(3))).toBe(false)
})

test('an urgent case is mailed whatever was chosen', () => {
  const silent = { ...defaultNoticeSettings('vaktmester'), byMail: [], byPush: [] }
  expect(channelsFor(silent, 'urgent')).toEqual({ mail: true, push: false })
  expect(channelsFor(silent, 'assigned')).toEqual({ mail: false, push: false })
})
