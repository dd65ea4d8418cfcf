import { afterEach, expect, test, vi } from 'vitest'
import { demoPictures } from '../index.ts'
import { createPictureDrawer } from './picture-drawer.ts'

const drawer = createPictureDrawer()
afterEach(() => {
  vi.useRealTimers()
  drawer.end()
})

test('a picture that is asked for as the idle process is ended is drawn by another one', async () => {
  const [first, second] = demoPictures()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  expect((await drawer.draw(first?.path ?? '')).length).toBeGreaterThan(1000)
  vi.advanceTimersByTime(60_000)
  expect((await drawer.draw(second?.path ?? '')).length).toBeGreaterThan(1000)
}, 60_000)
