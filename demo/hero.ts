import { backdrop } from './illustrations/backdrop.ts'
import { type Camera, orbit, standing } from './illustrations/camera.ts'
import { darker, mix } from './illustrations/color.ts'
import { dwelling } from './illustrations/exteriors/timber-town.ts'
import { castShadow, walk } from './illustrations/ground.ts'
import type { Body } from './illustrations/house.ts'
import { inLight } from './illustrations/mood.ts'
import { paints } from './illustrations/palette.ts'
import { bench, bicycle, flagpole, lampPost, walker } from './illustrations/props.ts'
import type { PaintName } from './illustrations/spec.ts'
import { type Stage, stageOf } from './illustrations/stage.ts'
import { document, ellipse, gradient, group, path, rect, times } from './illustrations/svg.ts'
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

const frames: Record<Shape, Frame> = {
  wide: {
    width: 2400, height: 1100, horizon: 835, coast: [0.5, 0.14], light: { x: 1500, y: 250 },
    cam: orbit(15, 0, 29, -21, 2.4, { focal: 1330, horizon: 835, centre: 1690 }),
  },
  narrow: {
    width: 900, height: 1200, horizon: 950, coast: [0.24, -0.2], light: { x: 690, y: 330 },
    cam: orbit(15, 0, 30, -21, 2.5, { focal: 1050, horizon: 950, centre: 430 }),
  },
}

/** Dusk turned blue, dark enough for a light headline to be read on all of it. */
const blueHour = {
  sky: ['#0a1f30', '#12374d', '#1f5068', '#4f7684'], haze: '#4f7080', farHill: '#2f5a72', nearHill: '#183c4c',
  water: ['#4d7a88', '#12344a'], grass: ['#2f4f48', '#1f3a35'],
} as const

/** The landing page's panorama: day for the light theme, deep blue dusk for the dark one. */
export function heroScene(theme: Theme, shape: Shape): string {
  const { width, height, horizon, cam, coast, light } = frames[shape]
  const base = stageOf({
    kind: 'timber-town', seed: 2018, home: 7, place: 'larvik', season: 'summer', paint: 'falu', hour: theme === 'light' ? 'day' : 'dusk',
  })
  const stage = { ...base, mood: theme === 'light' ? base.mood : { ...base.mood, ...blueHour } }
  const { mood, random } = stage
  const drawing = [
    backdrop({ mood, random, place: 'larvik', horizon, shore: height - horizon, width, light, calm: true }),
    land(stage, width, height, horizon, coast),
    shape === 'wide' ? moored(stage, 640, horizon + 100, 1.15) : '',
    times(9, (i) => planted(cam, mood, random, [2 + i * 5, 0, 13 + (i % 3) * 2], [spruce, birch, linden][i % 3] ?? spruce, 0.95)),
    castShadow(cam, mood, [[0, -0.6], [48, -0.6], [48, 8], [-4, 8], [-4, 3]]),
    walk(cam, mood, [[-3, 70, -5.4], [-2, 70, -1.2]]),
    ...row().map((body) => dwelling(cam, stage, body)),
    quayLife(cam, stage),
  ]
  return document(drawing.join(''), width, height)
}

/** The row of houses, the farthest first. */
function row(): Body[] {
  const plan: readonly (readonly [PaintName, width: number, eaves: number, ridge: 'x' | 'z'])[] = [
    ['white', 6, 4.9, 'z'], ['ochre', 7.4, 3.2, 'x'], ['falu', 6.6, 5.2, 'z'], ['fjord', 8, 4.9, 'x'], ['rose', 6.2, 4.9, 'z'], ['moss', 7.6, 5.2, 'x'], ['white', 6.8, 5.2, 'z'],
  ]
  let x = 0
  return plan.map(([paint, w, eaves, ridge], i) => {
    const body: Body = {
      x, z: (i % 2) * 0.5, w, d: 7.4, eaves, rise: ridge === 'z' ? 3 : 2.6, ridge, paint: paints[paint], trim: paint === 'white' ? '#dcd5c5' : '#f6f1e6',
      cladding: i % 2 ? 'lying' : 'upright', plinth: 0.55, roofColor: i % 3 === 1 ? '#8a4f3a' : '#444c50',
    }
    x += w + (i % 3 === 2 ? 1.6 : 0.1)
    return body
  })
}

/** The near shore: a low green point with a stony edge, reaching out from the right. */
function land({ mood, random }: Stage, width: number, height: number, horizon: number, [far, near]: readonly [number, number]): string {
  const top = horizon + 44
  const edge = (inset: number) =>
    `M${width} ${top}L${width * far + inset} ${top + inset * 0.1}C${width * (far - 0.12) + inset} ${top + 26} ${width * (near + 0.1) + inset} ${height - 90} ${width * near + inset} ${height}L${width} ${height}Z`
  const stone = inLight(mood, '#a89f90')
  return [
    path(edge(-26), mix(mood.water[1], mood.shadow, 0.25), 'opacity=".6"'),
    path(edge(0), gradient('v', stone, darker(stone, 0.3))),
    path(edge(30), gradient('v', mood.grass[0], [mood.grass[1], 0.4], darker(mood.grass[1], 0.16))),
    times(130, () => {
      const y = random.range(top + 40, height)
      const left = width * (far + 0.06 - (far - near + 0.04) * ((y - top) / (height - top)))
      return rect(random.range(left, width), y, 2, random.range(5, 12), darker(mood.grass[1], 0.24), 'opacity=".5"')
    }),
  ].join('')
}

/** A wooden boat at its mooring with its reflection. */
function moored({ mood }: Stage, x: number, y: number, size: number): string {
  const hull = inLight(mood, '#f0e8d8')
  const stripe = inLight(mood, paints.falu)
  return group(
    ellipse(0, 8, 118, 9, mood.shadow, 'opacity=".3"') + path('M-100 6L92 6L70 34L-78 34Z', hull, 'opacity=".22"') +
      path('M-112 -30Q-20 -18 60 -26Q96 -30 122 -44Q108 -6 84 8L-94 8Q-108 -8 -112 -30Z', hull) + path('M-111 -24Q-20 -12 60 -20Q96 -24 119 -36L114 -24Q90 -14 60 -10Q-20 -2 -109 -14Z', stripe) +
      path('M-30 -24L-20 -62L34 -62L48 -27Z', hull) + path('M-17 -30L-10 -56L8 -56L8 -29ZM14 -29L14 -56L30 -56L38 -30Z', mood.lit ? '#ffd98f' : inLight(mood, '#5a7680')) + rect(-86, -34, 4, 14, stripe),
    `transform="translate(${x} ${y}) scale(${size.toFixed(2)})"`,
  )
}

function quayLife(cam: Camera, { mood, random }: Stage): string {
  return [
    standing(cam, [-2.4, 0, 0.5], flagpole(mood, random)),
    planted(cam, mood, random, [-3.8, 0, 3], birch, 1),
    ...[1, 8.6, 15.6, 24, 31].map((x) => planted(cam, mood, random, [x, 0, -0.7], shrub, 0.55)),
    ...[-0.6, 11, 22.4, 34].map((x) => standing(cam, [x, 0, -5.2], lampPost(mood))),
    standing(cam, [5, 0, -1.4], bicycle(mood, random)) + standing(cam, [18.5, 0, -1.3], bicycle(mood, random)),
    standing(cam, [13.6, 0, -1.6], bench(mood)),
    standing(cam, [8.4, 0, -3.2], walker(mood, random)) + standing(cam, [9.3, 0, -3.5], walker(mood, random)) + standing(cam, [26, 0, -3.4], walker(mood, random)),
    times(26, (i) => planted(cam, mood, random, [2 + i * 1.3 + random.range(-1, 1), 0, random.range(-11, -6.6)], flowers, 0.95)),
    planted(cam, mood, random, [31, 0, -8], shrub, 1),
  ].join('')
}
