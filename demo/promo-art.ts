import { drawnPictures } from '#landlord/drawn-pictures.ts'
import { backdrop } from './illustrations/backdrop.ts'
import { ground } from './illustrations/ground.ts'
import { moodOf } from './illustrations/mood.ts'
import { randomFrom } from './illustrations/random.ts'
import { drawScene } from './illustrations/scenes.ts'
import { document, HEIGHT, WIDTH } from './illustrations/svg.ts'
import { logoLabel } from './wordmark.ts'

export const promos = ['fordeler', 'interesseskjema', 'solo-service'] as const

/** The picture on a promo card of the landing page, 1200 by 800. */
export const promoScene = (promo: (typeof promos)[number]): string =>
  document(drawScene(drawnPictures.promos[promo]), 1200, 800, `0 0 ${WIDTH} ${HEIGHT}`)

/** A calm fjord, shown where a picture cannot be, 1200 by 800. */
export function fallbackScene(): string {
  const mood = moodOf('day', 'summer')
  const random = randomFrom(4711)
  const drawing =
    backdrop({ mood, random, place: 'coast', horizon: 640, shore: 260 }) + ground(mood, random, 890)
  return document(drawing, 1200, 800, `0 0 ${WIDTH} ${HEIGHT}`)
}

/** The pictures of the pages that tell about the landlord. */
export const companyPages = ['om-oss', 'fordeler'] as const

/** The picture at the head of a page about the landlord, 1200 by 800. */
export const companyScene = (page: (typeof companyPages)[number]): string =>
  document(drawScene(drawnPictures.pages[page]), 1200, 800, `0 0 ${WIDTH} ${HEIGHT}`)

/** The picture that goes with a shared link, with the logo on it, 1200 by 630. */
export const openGraphScene = (shown: { hasName: boolean }): string =>
  document(drawScene(drawnPictures.shared) + logoLabel(1066, 184, shown), 1200, 630, '0 120 1600 840')
