import { expect, test } from 'vitest'
import { reminderAt } from './reminder.ts'

test.each([
  ['a Wednesday', '2026-11-25T07:00:00Z', '2026-11-24T09:00:00.000Z'],
  ['a Monday', '2026-11-23T07:00:00Z', '2026-11-20T09:00:00.000Z'],
  ['the first working day after Christmas', '2026-12-28T07:00:00Z', '2026-12-24T09:00:00.000Z'],
  ['the Monday after the clock changes', '2026-03-30T06:00:00Z', '2026-03-27T09:00:00.000Z'],
])('reminds of a visit on %s in the morning of the working day before', (_, from, at) => {
  expect(reminderAt(new Date(from)).toISOString()).toBe(at)
})
