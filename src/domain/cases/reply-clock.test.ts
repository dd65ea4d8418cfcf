import { expect, test } from 'vitest'
import { clockOf } from './reply-clock.ts'

test('a promise in working days runs in office hours, a promise in hours around the clock or on working days', () => {
  expect(clockOf({ workingDays: 3 })).toBe('office-hours')
  expect(clockOf({ hours: 24, workingDaysOnly: true })).toBe('working-days')
  expect(clockOf({ hours: 24, workingDaysOnly: false })).toBe('all-hours')
})
