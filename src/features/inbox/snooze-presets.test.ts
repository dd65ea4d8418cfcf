import { expect, test } from 'vitest'
import { snoozePresets } from './snooze-presets.ts'

const shown = (now: string) =>
  snoozePresets(new Date(now)).map(({ label, until }) => `${label}: ${until.toISOString()}`)

test('are this afternoon, tomorrow, Monday and in a week', () => {
  expect(shown('2026-11-18T08:00:00Z')).toEqual([
    'I ettermiddag, kl. 14: 2026-11-18T13:00:00.000Z',
    'I morgen, torsdag 19. november: 2026-11-19T07:00:00.000Z',
    'Mandag, 23. november: 2026-11-23T07:00:00.000Z',
    'Om en uke, onsdag 25. november: 2026-11-25T07:00:00.000Z',
  ])
})

test('leave out an afternoon that has begun, and a day that is named twice', () => {
  expect(shown('2026-11-22T15:00:00Z')).toEqual([
    'I morgen, mandag 23. november: 2026-11-23T07:00:00.000Z',
    'Om en uke, søndag 29. november: 2026-11-29T07:00:00.000Z',
  ])
  expect(shown('2026-11-23T15:00:00Z')).toEqual([
    'I morgen, tirsdag 24. november: 2026-11-24T07:00:00.000Z',
    'Mandag, 30. november: 2026-11-30T07:00:00.000Z',
  ])
})

test('keep to the clock of Norway in summer', () => {
  expect(shown('2026-07-01T06:00:00Z')[0]).toBe('I ettermiddag, kl. 14: 2026-07-01T12:00:00.000Z')
})
