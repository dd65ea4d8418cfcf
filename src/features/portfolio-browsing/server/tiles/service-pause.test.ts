import { expect, test } from 'vitest'
import { createServicePause } from './service-pause.ts'

/** A pause, and a clock to set. */
function pauseAt(start = 1_000_000) {
  let now = start
  const pause = createServicePause(() => now)
  return { pause, wait: (ms: number) => (now += ms) }
}

test('is twice as long with each failure in a row, up to five minutes', () => {
  const { pause, wait } = pauseAt()
  const lengths = Array.from({ length: 10 }, () => {
    const length = pause.begin()
    wait(length)
    return length
  })
  expect(lengths.slice(0, 3)).toEqual([2000, 4000, 8000])
  expect(lengths.at(-1)).toBe(300_000)
})

test('is over when its time is, and no later where requests fail that were sent before', () => {
  const { pause, wait } = pauseAt()
  expect(pause.isOver()).toBe(true)
  pause.begin()
  wait(1999)
  expect(pause.begin()).toBe(2000)
  expect(pause.isOver()).toBe(false)
  wait(1)
  expect(pause.isOver()).toBe(true)
})

test('begins anew after an answer', () => {
  const { pause, wait } = pauseAt()
  wait(pause.begin())
  pause.end()
  expect(pause.isOver()).toBe(true)
  expect(pause.begin()).toBe(2000)
})
