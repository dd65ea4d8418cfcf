import { afterEach, expect, test, vi } from 'vitest'
import { situationOf } from './situation.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('has the date of the page, where the page knows it', () => {
  expect(situationOf({}, '2026-11-20').today).toBe('2026-11-20')
})

test('has the date in Norway, where the page does not know it', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T23:30:00Z') })
  expect(situationOf({}, '').today).toBe('2026-11-21')
})

test('does not work out the date before a field asks for it', () => {
  const now = vi.spyOn(globalThis, 'Date')
  situationOf({}, '', 'a text')
  expect(now).not.toHaveBeenCalled()
})
