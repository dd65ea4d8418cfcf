import { backdrop } from './illustrations/backdrop.ts'
import { ground } from './illustrations/ground.ts'
import { moodOf } from './illustrations/mood.ts'
import { randomFrom } from './illustrations/random.ts'
import { drawScene } from './illustrations/scenes.ts'
import type { SceneSpec } from './illustrations/spec.ts'
import { document, HEIGHT, WIDTH } from './illustrations/svg.ts'
import { logoLabel } from './wordmark.ts'

export const promos = ['fordeler', 'interesseskjema', 'solo-service'] as const
export type Promo = (typeof promos)[number]

const look = { place: 'larvik', season: 'summer' } as const

const scenes: Record<Promo, SceneSpec> = {
  fordeler: { ...look, kind: 'balcony', hour: 'evening', paint: 'ochre', seed: 5101, home: 511 },
  interesseskjema: { ...look, kind: 'hallway', hour: 'day', paint: 'fjord', seed: 5102, home: 512 },
  'solo-service': { ...look, kind: 'living-room', hour: 'dusk', paint: 'falu', seed: 5103, home: 513 },
}

/** The picture on a promo card of the landing page, 1200 by 800. */
export const promoScene = (promo: Promo): string =>
  document(drawScene(scenes[promo]), 1200, 800, `0 0 ${WIDTH} ${HEIGHT}`)

/** A calm fjord, shown where a picture cannot be, 1200 by 800. */
export function fallbackScene(): string {
  const mood = moodOf('day', 'summer')
  const random = randomFrom(4711)
  const drawing =
    backdrop({ mood, random, place: 'larvik', horizon: 640, shore: 260 }) + ground(mood, random, 890)
  return document(drawing, 1200, 800, `0 0 ${WIDTH} ${HEIGHT}`)
}

/** The pictures of the pages that tell about the landlord. */
export const companyPages = ['om-oss', 'fordeler'] as const
export type CompanyPage = (typeof companyPages)[number]

const companyScenes: Record<CompanyPage, SceneSpec> = {
  'om-oss': {
    kind: 'timber-town',
    place: 'notodden',
    season: 'autumn',
    hour: 'day',
    paint: 'white',
    seed: 5301,
    home: 531,
  },
  fordeler: { ...look, kind: 'kitchen', hour: 'day', paint: 'moss', seed: 5302, home: 532 },
}

/** The picture at the head of a page about the landlord, 1200 by 800. */
export const companyScene = (page: CompanyPage): string =>
  document(drawScene(companyScenes[page]), 1200, 800, `0 0 ${WIDTH} ${HEIGHT}`)

/** The picture that goes with a shared link, with the logo on it, 1200 by 630. */
export function openGraphScene(): string {
  const scene: SceneSpec = {
    ...look,
    kind: 'timber-town',
    hour: 'evening',
    paint: 'falu',
    seed: 5201,
    home: 521,
  }
  return document(drawScene(scene) + logoLabel(1066, 184), 1200, 630, '0 120 1600 840')
}
