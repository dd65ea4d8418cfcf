import { backdrop } from './illustrations/backdrop.ts'
import { ground } from './illustrations/ground.ts'
import { moodOf } from './illustrations/mood.ts'
import { randomFrom } from './illustrations/random.ts'
import { document } from './illustrations/svg.ts'

/** The landing page's panorama: day for the light theme, deep blue dusk for the dark one. */
export function heroScene(theme: 'light' | 'dark', shape: 'wide' | 'narrow'): string {
  const [width, height] = shape === 'wide' ? [2400, 1100] : [900, 1200]
  const mood = moodOf(theme === 'light' ? 'day' : 'dusk', 'summer')
  const random = randomFrom(2018)
  const horizon = height * 0.72
  return document(
    backdrop({ mood, random, place: 'larvik', horizon, shore: 120, width }) +
      ground(mood, random, horizon + 110),
    width,
    height,
  )
}
