import { drawnPictures } from '#landlord/drawn-pictures.ts'
import { land, moored, row } from './hero-harbour.ts'
import { backdrop } from './illustrations/backdrop.ts'
import { type Camera, orbit, standing } from './illustrations/camera.ts'
import { dwelling } from './illustrations/exteriors/timber-town.ts'
import { castShadow, walk } from './illustrations/ground.ts'
import { bench, bicycle, flagpole, lampPost, walker } from './illustrations/props.ts'
import { type DrawingStage, stageOf } from './illustrations/stage.ts'
import { document, times } from './illustrations/svg.ts'
import { birch, flowers, linden, planted, shrub, spruce } from './illustrations/trees.ts'

type Theme = 'light' | 'dark'

type Shape = 'wide' | 'narrow'

interface Frame {
  width: number
  height: number
  horizon: number
  cam: Camera
  /** Where the land meets the water, as shares of the width: at the horizon and at the lower edge. */
  coast: readonly [far: number, near: number]
  light: { x: number; y: number }
}

/** Where in the picture the sun and the moon stand, and how wide they are at most, for those who write over it. */
export const heroLights = {
  wide: { width: 2400, height: 1100, x: 1640, y: 250, radius: 42 },
  // Between the buttons and the roofs at any width of a phone, clear of the headline.
  narrow: { width: 900, height: 1200, x: 500, y: 645, radius: 42 },
} as const

const frames: Record<Shape, Frame> = {
  wide: {
    width: 2400,
    height: 1100,
    horizon: 835,
    coast: [0.5, 0.14],
    light: heroLights.wide,
    cam: orbit(15, 0, 29, -21, 2.4, { focal: 1330, horizon: 835, centre: 1690 }),
  },
  narrow: {
    width: 900,
    height: 1200,
    horizon: 950,
    coast: [0.24, -0.2],
    light: heroLights.narrow,
    cam: orbit(15, 0, 30, -21, 2.5, { focal: 1050, horizon: 950, centre: 430 }),
  },
}

/** Dusk turned blue, dark enough for a light headline to be read on all of it. */
const blueHour = {
  sky: ['#0a1f30', '#12374d', '#1f5068', '#4f7684'],
  haze: '#4f7080',
  farHill: '#2f5a72',
  nearHill: '#183c4c',
  water: ['#4d7a88', '#12344a'],
  grass: ['#2f4f48', '#1f3a35'],
} as const

/** The landing page's panorama: day for the light theme, deep blue dusk for the dark one. */
export function heroScene(theme: Theme, shape: Shape): string {
  const { width, height, horizon, cam, coast, light } = frames[shape]
  const { seed, home, place, season } = drawnPictures.hero
  const base = stageOf({
    kind: 'timber-town',
    paint: 'falu',
    seed,
    home,
    place,
    season,
    hour: theme === 'light' ? 'day' : 'dusk',
  })
  const stage = { ...base, mood: theme === 'light' ? base.mood : { ...base.mood, ...blueHour } }
  const { mood, random } = stage
  const drawing = [
    backdrop({ mood, random, place, horizon, shore: height - horizon, width, light, calm: true }),
    land(stage, width, height, horizon, coast),
    shape === 'wide' ? moored(stage, 640, horizon + 100, 1.15) : '',
    times(9, (i) =>
      planted(
        cam,
        mood,
        random,
        [2 + i * 5, 0, 13 + (i % 3) * 2],
        [spruce, birch, linden][i % 3] ?? spruce,
        0.95,
      ),
    ),
    castShadow(cam, mood, [
      [0, -0.6],
      [48, -0.6],
      [48, 8],
      [-4, 8],
      [-4, 3],
    ]),
    walk(cam, mood, [
      [-3, 70, -5.4],
      [-2, 70, -1.2],
    ]),
    ...row().map((body) => dwelling(cam, stage, body)),
    quayLife(cam, stage),
  ]
  return document(drawing.join(''), width, height)
}

function quayLife(cam: Camera, { mood, random }: DrawingStage): string {
  return [
    standing(cam, [-2.4, 0, 0.5], flagpole(mood, random)),
    planted(cam, mood, random, [-3.8, 0, 3], birch, 1),
    ...[1, 8.6, 15.6, 24, 31].map((x) => planted(cam, mood, random, [x, 0, -0.7], shrub, 0.55)),
    ...[-0.6, 11, 22.4, 34].map((x) => standing(cam, [x, 0, -5.2], lampPost(mood))),
    standing(cam, [5, 0, -1.4], bicycle(mood, random)) +
      standing(cam, [18.5, 0, -1.3], bicycle(mood, random)),
    standing(cam, [13.6, 0, -1.6], bench(mood)),
    standing(cam, [8.4, 0, -3.2], walker(mood, random)) +
      standing(cam, [9.3, 0, -3.5], walker(mood, random)) +
      standing(cam, [26, 0, -3.4], walker(mood, random)),
    times(26, (i) =>
      planted(
        cam,
        mood,
        random,
        [2 + i * 1.3 + random.range(-1, 1), 0, random.range(-11, -6.6)],
        flowers,
        0.95,
      ),
    ),
    planted(cam, mood, random, [31, 0, -8], shrub, 1),
  ].join('')
}
