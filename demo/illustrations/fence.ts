import { type Camera, segments, type Vec } from './camera.ts'
import { darker } from './color.ts'
import { inLight, type Mood, snowColor } from './mood.ts'
import { plane } from './plane.ts'
import { box } from './solid.ts'
import { gradient, times } from './svg.ts'

/** A white picket fence along x, with an optional opening for the gate. */
export function picketFence(
  cam: Camera,
  mood: Mood,
  from: number,
  to: number,
  z: number,
  gate?: readonly [number, number],
  color = '#f2ede2',
): string {
  const paint = inLight(mood, color)
  const side = plane(cam, [0, 0, z], [1, 0, 0])
  const isOpen = (u: number) => gate && u > gate[0] && u < gate[1]
  const rails = gate
    ? [
        [from, gate[0]],
        [gate[1], to],
      ]
    : [[from, to]]
  const count = Math.floor((to - from) / 0.22)
  return [
    ...rails.map(
      ([a = 0, b = 0]) =>
        side.rect(a, 0.28, b - a, 0.09, darker(paint, 0.12)) +
        side.rect(a, 0.68, b - a, 0.09, darker(paint, 0.12)),
    ),
    times(count, (i) => {
      const u = from + i * 0.22
      if (isOpen(u)) return ''
      return (
        side.poly(
          [
            [u, 0.06],
            [u + 0.12, 0.06],
            [u + 0.12, 0.86],
            [u + 0.06, 0.95],
            [u, 0.86],
          ],
          paint,
        ) + (mood.snow ? side.rect(u - 0.01, 0.86, 0.14, 0.12, snowColor(mood)) : '')
      )
    }),
    gate
      ? times(2, (i) => box(cam, { x: (gate[i] ?? 0) - 0.08, z: z - 0.05, w: 0.18, h: 1.15, d: 0.18 }, paint))
      : '',
  ].join('')
}

/** A clipped hedge along x. */
export function hedge(cam: Camera, mood: Mood, from: number, to: number, z: number, height = 1.1): string {
  const green = mood.snow
    ? darker(inLight(mood, '#5c6f5a'), 0.1)
    : inLight(mood, mood.season === 'autumn' ? '#8a7a3c' : '#587848')
  const top = mood.snow ? snowColor(mood) : inLight(mood, mood.season === 'autumn' ? '#b3953f' : '#7f9f5c')
  const side = plane(cam, [0, 0, z], [1, 0, 0])
  const leaves = Array.from({ length: Math.round((to - from) * 7) }, (_, i) => {
    const u = from + ((i * 0.618) % 1) * (to - from)
    const v = 0.1 + ((i * 0.377) % 1) * (height - 0.2)
    return [u, v, u + 0.09, v + 0.06] as const
  })
  return (
    box(cam, { x: from, z, w: to - from, h: height, d: 0.7 }, green, {
      front: gradient('v', green, darker(green, 0.25)),
      top,
    }) + side.lines(leaves, darker(green, 0.22), 2.4, 'stroke-linecap="round" opacity=".7"')
  )
}

/** Upright railing bars between two places, with a rail on top. */
export function railing(cam: Camera, from: Vec, to: Vec, height: number, color: string, step = 0.12): string {
  const length = Math.hypot(to[0] - from[0], to[2] - from[2])
  const count = Math.max(2, Math.round(length / step))
  const along = (i: number, y: number): Vec => [
    from[0] + ((to[0] - from[0]) * i) / count,
    from[1] + y,
    from[2] + ((to[2] - from[2]) * i) / count,
  ]
  return (
    segments(
      cam,
      Array.from({ length: count + 1 }, (_, i): [Vec, Vec] => [along(i, 0), along(i, height)]),
      color,
      2,
    ) + segments(cam, [[along(0, height), along(count, height)]], color, 5, 'stroke-linecap="round"')
  )
}
