import { type Camera, segments, standing } from '../camera.ts'
import { darker, lighter } from '../color.ts'
import { plane } from '../plane.ts'
import type { Random } from '../random.ts'
import { box } from '../solid.ts'
import { circle, group, path, rect, stroke, times } from '../svg.ts'

const cardboard = ['#c79a66', '#b98a5a', '#d3aa78', '#ad7f50'] as const

/** A removal box with tape and a label. */
export function carton(
  cam: Camera,
  random: Random,
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  d: number,
): string {
  const color = random.pick(cardboard)
  const front = plane(cam, [x, y, z], [1, 0, 0])
  return (
    box(cam, { x, y, z, w, h, d }, color) +
    front.rect(w * 0.44, h * 0.55, w * 0.12, h * 0.45, lighter(color, 0.4), 'opacity=".8"') +
    front.rect(w * 0.1, h * 0.14, w * 0.26, h * 0.2, '#f4efe4') +
    front.lines(
      [
        [w * 0.14, h * 0.26, w * 0.32, h * 0.26],
        [w * 0.14, h * 0.2, w * 0.28, h * 0.2],
      ],
      darker(color, 0.5),
      1.5,
    )
  )
}

/** Boxes piled against the back, largest below. */
export function pile(
  cam: Camera,
  random: Random,
  x: number,
  z: number,
  columns: number,
  rows: number,
): string {
  return times(rows, (row) =>
    times(columns - (row === rows - 1 ? random.int(0, 1) : 0), (i) => {
      const w = random.range(0.42, 0.55)
      return carton(
        cam,
        random,
        x + i * 0.57 + random.range(0, 0.04),
        row * 0.41,
        z + random.range(0, 0.08),
        w,
        0.4,
        0.42,
      )
    }),
  )
}

/** Two pairs of skis with poles, leaning against a wall. */
export function skis(cam: Camera, x: number, z: number, colors: readonly string[]): string {
  const wall = plane(cam, [x, 0, z], [1, 0, 0])
  return (
    times(4, (i) => {
      const u = i * 0.13
      const color = colors[Math.floor(i / 2) % colors.length] ?? '#9a3f2d'
      return (
        wall.poly(
          [
            [u, 0.02],
            [u + 0.08, 0.02],
            [u + 0.1 + 0.04, 1.85],
            [u + 0.11, 2],
            [u + 0.06, 1.85],
          ],
          color,
        ) +
        wall.poly(
          [
            [u + 0.03, 0.9],
            [u + 0.09, 0.9],
            [u + 0.1, 1.1],
            [u + 0.04, 1.1],
          ],
          '#2b3337',
        )
      )
    }) +
    segments(
      cam,
      [
        [
          [x + 0.62, 0, z],
          [x + 0.56, 1.35, z],
        ],
        [
          [x + 0.7, 0, z],
          [x + 0.66, 1.35, z],
        ],
      ],
      '#39484d',
      4,
    )
  )
}

/** Four tyres in a stack. */
export const tyres = (cam: Camera, x: number, z: number) =>
  standing(
    cam,
    [x, 0, z],
    group(
      times(
        4,
        (i) =>
          rect(-32, -20 - i * 20, 64, 19, i % 2 ? '#2a3033' : '#343b3f', 'rx="8"') +
          rect(-32, -12 - i * 20, 64, 3, '#1d2326'),
      ) +
        '<ellipse cx="0" cy="-80" rx="32" ry="7" fill="#3d4549"/><ellipse cx="0" cy="-80" rx="17" ry="3.6" fill="#1d2326"/>',
      'transform="scale(.01)"',
    ),
  )

/** A sledge, a lamp without its room, a suitcase, a guitar in its case. */
export function oddment(cam: Camera, random: Random, x: number, z: number, kind: number): string {
  const color = random.pick(['#9a3f2d', '#2f6675', '#d9a441', '#6d8763', '#39484d'])
  const drawings = [
    rect(-24, -62, 48, 62, color, 'rx="6"') +
      rect(-18, -54, 36, 44, lighter(color, 0.14), 'rx="4"') +
      stroke('M-9 -62L-9 -72L9 -72L9 -62', '#2b3337', 3) +
      circle(-16, 2, 4, '#2b3337') +
      circle(16, 2, 4, '#2b3337'),
    stroke('M0 0L0 -128', '#b08d4f', 3.5) +
      path('M-20 -124L20 -124L13 -164L-13 -164Z', '#efe3cb') +
      rect(-14, -3, 28, 3, '#b08d4f'),
    path(
      'M-4 -140Q-9 -90 -10 -76Q-26 -66 -18 -42Q-28 -20 -14 -6Q0 4 14 -6Q28 -20 18 -42Q26 -66 10 -76Q9 -90 4 -140Z',
      '#2b3337',
    ) + stroke('M0 -130L0 -14', '#4a5459', 2),
    stroke('M-34 -6Q-44 -26 -30 -52M10 -6L-40 -6M24 -6L10 -6M-30 -52L-30 -6', '#8a5f3f', 5) +
      rect(-36, -34, 62, 6, color) +
      rect(-36, -25, 62, 6, color),
  ]
  return standing(cam, [x, 0, z], group(drawings[kind % 4] ?? '', 'transform="scale(.01)"'))
}
