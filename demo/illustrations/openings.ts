import { darker, lighter, mix } from './color.ts'
import { inLight, type Mood } from './mood.ts'
import type { Plane } from './plane.ts'
import type { Random } from './random.ts'
import { gradient } from './svg.ts'

export interface WindowStyle {
  frame: string
  /** Panes across and up. */
  panes: readonly [number, number]
  /** A carved head over the window, as on old timber houses. */
  carved?: boolean
  curtains?: boolean
}

const glassOf = (mood: Mood, lit: boolean, random: Random) => {
  if (lit)
    return gradient(
      'v',
      mix('#ffe2a4', '#f6b65c', random.range(0, 0.5)),
      random.pick(['#f9c877', '#f3b25a', '#ffd98f']),
    )
  const dark = inLight(mood, random.pick(['#3f5f6c', '#496873', '#38545f']))
  return gradient('d', mix(dark, mood.sky[0] ?? dark, 0.45), dark, [darker(dark, 0.25), 1])
}

/** A window on a wall, lit where the hour calls for it, with frame, panes, sill and what stands in it. */
export function windowOn(
  wall: Plane,
  mood: Mood,
  random: Random,
  u: number,
  v: number,
  w: number,
  h: number,
  style: WindowStyle,
): string {
  const lit = mood.lit ? random.chance(0.72) : mood.hour === 'evening' && random.chance(0.22)
  const frame = inLight(mood, style.frame)
  const [across, up] = style.panes
  const bars = [
    ...Array.from(
      { length: across - 1 },
      (_, i) => [u + (w * (i + 1)) / across, v, u + (w * (i + 1)) / across, v + h] as const,
    ),
    ...Array.from(
      { length: up - 1 },
      (_, i) => [u, v + (h * (i + 1)) / up, u + w, v + (h * (i + 1)) / up] as const,
    ),
  ]
  return [
    wall.rect(u - 0.06, v - 0.22, w + 0.22, h + 0.2, mood.shadow, `opacity="${mood.shadowOpacity * 0.5}"`),
    wall.rect(u - 0.13, v - 0.13, w + 0.26, h + 0.26, frame),
    style.carved
      ? wall.poly(
          [
            [u - 0.24, v + h + 0.13],
            [u + w + 0.24, v + h + 0.13],
            [u + w + 0.14, v + h + 0.3],
            [u + w / 2, v + h + 0.42],
            [u - 0.14, v + h + 0.3],
          ],
          frame,
        )
      : '',
    wall.rect(u, v, w, h, glassOf(mood, lit, random)),
    lit ? litInside(wall, random, u, v, w, h) : reflection(wall, u, v, w, h),
    style.curtains !== false && random.chance(0.6) ? curtains(wall, mood, u, v, w, h, lit) : '',
    wall.lines(bars, frame, 3),
    wall.rect(u - 0.18, v - 0.2, w + 0.36, 0.09, lighter(frame, mood.snow ? 0.5 : 0)),
  ].join('')
}

const reflection = (wall: Plane, u: number, v: number, w: number, h: number) =>
  wall.poly(
    [
      [u + w * 0.1, v],
      [u + w * 0.42, v],
      [u + w * 0.92, v + h],
      [u + w * 0.6, v + h],
    ],
    '#ffffff',
    'opacity=".1"',
  )

/** A lampshade, a plant or a cat against the light. */
function litInside(wall: Plane, random: Random, u: number, v: number, w: number, h: number): string {
  const shade = '#a8622f'
  const middle = u + w * random.range(0.3, 0.7)
  const plant =
    wall.rect(middle - 0.09, v, 0.18, 0.16, shade, 'opacity=".55"') +
    wall.disc(middle, v + 0.34, 0.2, '#6a6a35', 'opacity=".5"')
  const pendant =
    wall.lines([[middle, v + h, middle, v + h * 0.78]], shade, 1.5, 'opacity=".6"') +
    wall.poly(
      [
        [middle - 0.2, v + h * 0.62],
        [middle + 0.2, v + h * 0.62],
        [middle + 0.07, v + h * 0.8],
        [middle - 0.07, v + h * 0.8],
      ],
      '#fff3cf',
    )
  const cat = wall.poly(
    [
      [middle - 0.16, v],
      [middle + 0.14, v],
      [middle + 0.1, v + 0.22],
      [middle + 0.1, v + 0.4],
      [middle + 0.05, v + 0.33],
      [middle - 0.03, v + 0.33],
      [middle - 0.07, v + 0.4],
      [middle - 0.09, v + 0.2],
    ],
    '#4a2f22',
    'opacity=".75"',
  )
  return random.pick([plant, pendant, pendant, '', '', random.chance(0.4) ? cat : plant])
}

function curtains(wall: Plane, mood: Mood, u: number, v: number, w: number, h: number, lit: boolean): string {
  const cloth = lit ? '#fbeccb' : inLight(mood, '#e9e4d6')
  const edge = `opacity="${lit ? 0.75 : 0.6}"`
  return [
    wall.poly(
      [
        [u, v],
        [u + w * 0.13, v],
        [u + w * 0.24, v + h],
        [u, v + h],
      ],
      cloth,
      edge,
    ),
    wall.poly(
      [
        [u + w, v],
        [u + w * 0.87, v],
        [u + w * 0.76, v + h],
        [u + w, v + h],
      ],
      cloth,
      edge,
    ),
  ].join('')
}

/** A panelled front door with its frame, two steps' worth of threshold and a lamp beside it. */
export function doorOn(
  wall: Plane,
  mood: Mood,
  u: number,
  v: number,
  color: string,
  frameColor: string,
  glazed = true,
): string {
  const door = inLight(mood, color)
  const frame = inLight(mood, frameColor)
  const [w, h] = [1, 2.1]
  return [
    wall.rect(u - 0.15, v, w + 0.3, h + 0.15, frame),
    wall.rect(u, v, w, h, gradient('v', lighter(door, 0.08), darker(door, 0.1))),
    wall.rect(u + 0.13, v + 0.15, 0.32, 0.75, darker(door, 0.18)) +
      wall.rect(u + 0.55, v + 0.15, 0.32, 0.75, darker(door, 0.18)),
    glazed
      ? wall.rect(
          u + 0.13,
          v + 1.05,
          0.74,
          0.85,
          mood.lit ? '#ffd890' : darker(inLight(mood, '#5d7f89'), 0.1),
        ) + wall.lines([[u + 0.5, v + 1.05, u + 0.5, v + 1.9]], door, 3)
      : wall.rect(u + 0.13, v + 1.05, 0.32, 0.85, darker(door, 0.18)) +
        wall.rect(u + 0.55, v + 1.05, 0.32, 0.85, darker(door, 0.18)),
    wall.disc(u + 0.9, v + 1, 0.04, inLight(mood, '#d8b25a')),
    wall.rect(u + w + 0.28, v + 1.65, 0.13, 0.26, mood.lit ? '#ffe6ad' : inLight(mood, '#2b363b')),
    mood.lit
      ? wall.disc(
          u + w + 0.34,
          v + 1.75,
          1.1,
          gradient('r', ['#ffd58a', 0, 0.6], ['#ffd58a', 0.4, 0.22], ['#ffd58a', 1, 0]),
          'stroke="none"',
        )
      : '',
  ].join('')
}
