import type { DrawnPlace } from '../../landlord-types/scene.ts'
import { mix } from './color.ts'
import type { Mood } from './mood.ts'
import type { Random } from './random.ts'
import { gradient, path, type SvgPoint, svgAt } from './svg.ts'

export interface Ridge {
  points: SvgPoint[]
  color: string
  base: number
}

/** The line of a ridge: broad swells with smaller ones on top. */
function ridgeLine(random: Random, width: number, base: number, height: number, rough: number): SvgPoint[] {
  const waves = [1.1, 2.3, 4.7, 9.5, 19].map((frequency, i) => ({
    frequency: (frequency * random.range(0.8, 1.25)) / 1600,
    phase: random.range(0, 7),
    size: (i < 2 ? 1 : rough) / (1 + i * 1.1),
  }))
  const total = waves.reduce((sum, wave) => sum + wave.size, 0)
  return Array.from({ length: Math.ceil(width / 14) + 1 }, (_, i) => {
    const x = i * 14
    const sum = waves.reduce(
      (y, wave) => y + wave.size * Math.sin(x * wave.frequency * 6.283 + wave.phase),
      0,
    )
    return [x, base - height * (0.55 + (0.45 * sum) / total)]
  })
}

const shapes: Record<DrawnPlace, readonly (readonly [height: number, rough: number])[]> = {
  coast: [
    [120, 0.5],
    [88, 0.7],
    [46, 0.9],
  ],
  valley: [
    [270, 0.75],
    [190, 0.8],
    [110, 0.8],
  ],
  plain: [
    [86, 0.3],
    [60, 0.4],
    [36, 0.6],
  ],
}

/** The ridges behind a place, farthest first. The valley lies among mountains, the plain among fields. */
export function ridges(
  mood: Mood,
  random: Random,
  place: DrawnPlace,
  width: number,
  horizon: number,
): Ridge[] {
  return shapes[place].map(([height, rough], i) => ({
    points: ridgeLine(random, width, horizon, height * random.range(0.85, 1.2), rough),
    color: mix(mood.farHill, mood.nearHill, i / 2.2),
    base: horizon,
  }))
}

/** A ridge as a hill that fades into the haze at its foot, with spruce along its crest where it is near. */
export function hill(mood: Mood, random: Random, { points, color, base }: Ridge, near: boolean): string {
  const line = near ? withSpruce(random, points) : points.map(([x, y]) => `${svgAt(x)} ${svgAt(y)}`).join('L')
  const last = points.at(-1)?.[0] ?? 0
  const fill = gradient('v', color, mix(color, mood.haze, near ? 0.28 : 0.55))
  return path(`M0 ${svgAt(base)}L${line}L${svgAt(last)} ${svgAt(base)}Z`, fill)
}

function withSpruce(random: Random, points: SvgPoint[]): string {
  return points
    .flatMap(([x, y], i) => {
      const next = points[i + 1]
      if (!next || random.chance(0.2)) return [`${svgAt(x)} ${svgAt(y)}`]
      const tip = random.range(7, 19)
      return [
        `${svgAt(x)} ${svgAt(y)}`,
        `${svgAt(x + 5)} ${svgAt(y - tip)}`,
        `${svgAt(x + 9)} ${svgAt(y - 1)}`,
      ]
    })
    .join('L')
}
