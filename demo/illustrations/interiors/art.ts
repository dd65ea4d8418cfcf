import { darker, lighter, mix } from '../color.ts'
import { deepFjord, falu, fjord, moss, ochre, stone } from '../palette.ts'
import type { Plane } from '../plane.ts'
import type { Random } from '../random.ts'
import { times } from '../svg.ts'

const schemes = [
  [stone, falu, ochre, deepFjord],
  ['#e8dcc6', fjord, ochre, falu],
  [deepFjord, ochre, '#f0e6d2', falu],
  ['#f0e6d2', moss, falu, '#2f4a40'],
  [ochre, deepFjord, '#f6efdf', falu],
  ['#c9d6d6', deepFjord, '#f6efdf', ochre],
  ['#e5b9a0', falu, '#f6efdf', deepFjord],
  ['#26404a', '#7fa3a6', ochre, '#f0e6d2'],
] as const

/** An abstract picture on a plane: hills and sun, stacked arches, leaves, boats or plain blocks. */
export function abstractArt(
  wall: Plane,
  random: Random,
  u: number,
  v: number,
  w: number,
  h: number,
  tone: (color: string) => string = (color) => color,
): string {
  const [ground, a, b, c] = random.pick(schemes)
  const motif = random.pick([hillsAndSun, arches, leaves, blocks, boat, rings])
  return wall.rect(u, v, w, h, tone(ground)) + motif(wall, random, u, v, w, h, [tone(a), tone(b), tone(c)])
}

type Motif = (
  wall: Plane,
  random: Random,
  u: number,
  v: number,
  w: number,
  h: number,
  colors: [string, string, string],
) => string

/** The points of a curve inside the picture, closed along its lower edge. */
const slope = (u: number, v: number, w: number, height: (t: number) => number): [number, number][] => [
  [u, v],
  ...Array.from({ length: 15 }, (_, i): [number, number] => [u + (w * i) / 14, v + height(i / 14)]),
  [u + w, v],
]

const hillsAndSun: Motif = (wall, random, u, v, w, h, [a, b, c]) => {
  const r = Math.min(w, h) * random.range(0.13, 0.2)
  const phase = random.range(0, 6)
  const layers = [
    [0.5, a],
    [0.36, mix(a, c, 0.5)],
    [0.2, c],
  ] as const
  return (
    wall.disc(u + w * random.range(0.3, 0.7), v + h * 0.68, r, b) +
    layers
      .map(([height, color], i) =>
        wall.poly(
          slope(u, v, w, (t) => h * (height + 0.1 * Math.sin(t * (4 + i) + phase + i * 2))),
          color,
        ),
      )
      .join('')
  )
}

const arches: Motif = (wall, _random, u, v, w, h, colors) => {
  const rings = [...colors, lighter(colors[0], 0.5)]
  return rings
    .map((color, i) => {
      const r = Math.min(w * 0.44, h * 0.42) * (1 - i * 0.24)
      const arc = Array.from({ length: 15 }, (_, k): [number, number] => [
        u + w / 2 + r * Math.cos((k * Math.PI) / 14),
        v + h * 0.42 + r * Math.sin((k * Math.PI) / 14),
      ])
      return wall.poly([[u + w / 2 + r, v + h * 0.08], ...arc, [u + w / 2 - r, v + h * 0.08]], color)
    })
    .join('')
}

const leaves: Motif = (wall, random, u, v, w, h, [a, b, c]) => {
  const lean = random.range(-0.12, 0.12) * w
  return (
    wall.disc(u + w * 0.62, v + h * 0.66, Math.min(w, h) * 0.2, b) +
    times(6, (i) => {
      const y = v + h * (0.18 + i * 0.11)
      const side = i % 2 ? 1 : -1
      const x = u + w / 2 + lean * (i / 6)
      return wall.poly(
        [
          [x, y],
          [x + side * w * 0.16, y + h * 0.14],
          [x + side * w * 0.32, y + h * 0.13],
          [x + side * w * 0.2, y + h * 0.02],
        ],
        i % 3 ? a : c,
      )
    }) +
    wall.lines([[u + w / 2, v + h * 0.06, u + w / 2 + lean, v + h * 0.9]], darker(a, 0.2), 3)
  )
}

const blocks: Motif = (wall, random, u, v, w, h, [a, b, c]) => {
  const [x, y] = [random.range(0.32, 0.62), random.range(0.34, 0.62)]
  return (
    wall.rect(u, v, w * x, h * y, a) +
    wall.rect(u + w * x, v + h * y, w * (1 - x), h * (1 - y), b) +
    wall.rect(u + w * x, v, w * (1 - x) * 0.55, h * y, c) +
    wall.disc(u + w * x, v + h * y, Math.min(w, h) * 0.17, lighter(b, 0.45))
  )
}

const boat: Motif = (wall, random, u, v, w, h, [a, b, c]) => {
  const x = u + w * random.range(0.4, 0.6)
  const s = Math.min(w, h)
  return (
    wall.rect(u, v, w, h * 0.38, a) +
    wall.lines(
      Array.from(
        { length: 5 },
        (_, i) =>
          [
            u + w * (0.12 + 0.13 * i),
            v + h * (0.06 + 0.055 * i),
            u + w * (0.4 + 0.12 * i),
            v + h * (0.06 + 0.055 * i),
          ] as const,
      ),
      lighter(a, 0.35),
      2.5,
    ) +
    wall.poly(
      [
        [x - s * 0.22, v + h * 0.38],
        [x + s * 0.24, v + h * 0.38],
        [x + s * 0.15, v + h * 0.29],
        [x - s * 0.15, v + h * 0.29],
      ],
      c,
    ) +
    wall.poly(
      [
        [x + s * 0.02, v + h * 0.41],
        [x + s * 0.02, v + h * 0.85],
        [x + s * 0.26, v + h * 0.41],
      ],
      b,
    ) +
    wall.poly(
      [
        [x - s * 0.03, v + h * 0.41],
        [x - s * 0.03, v + h * 0.75],
        [x - s * 0.2, v + h * 0.41],
      ],
      lighter(b, 0.5),
    )
  )
}

const rings: Motif = (wall, random, u, v, w, h, [a, b, c]) => {
  const r = Math.min(w, h) * random.range(0.3, 0.4)
  const [x, y] = [u + w * random.range(0.42, 0.58), v + h * random.range(0.44, 0.58)]
  return (
    [a, lighter(a, 0.5), b, c, lighter(c, 0.5)]
      .map((color, i) => wall.disc(x, y, r * (1 - i * 0.19), color))
      .join('') + wall.rect(u, v, w, h * 0.1, c)
  )
}

/** An abstract picture in a frame, hung on an indoor wall. */
export function framed(
  wall: Plane,
  random: Random,
  u: number,
  v: number,
  w: number,
  h: number,
  frame: string,
  tone: (color: string) => string,
): string {
  return [
    wall.rect(u + 0.02, v - 0.05, w + 0.06, h + 0.05, '#2a1d12', 'opacity=".22"'),
    wall.rect(u - 0.04, v - 0.04, w + 0.08, h + 0.08, frame),
    wall.rect(u, v, w, h, tone('#f8f4ea')),
    abstractArt(wall, random, u + w * 0.1, v + h * 0.1, w * 0.8, h * 0.8, tone),
  ].join('')
}
