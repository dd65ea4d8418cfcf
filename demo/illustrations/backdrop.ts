import type { DrawnPlace } from '../../landlord-types/scene.ts'
import { darker, lighter, mix } from './color.ts'
import { hill, ridges } from './hills.ts'
import { inHaze, inLight, type Mood } from './mood.ts'
import { paints } from './palette.ts'
import type { Random } from './random.ts'
import { sky } from './sky.ts'
import { ellipse, gradient, path, rect, times, WIDTH } from './svg.ts'
import { sail, water } from './water.ts'

interface Setting {
  mood: Mood
  random: Random
  place: DrawnPlace
  horizon: number
  /** How far below the horizon the near shore lies. */
  shore: number
  width?: number
  light?: { x: number; y: number }
  /** Nothing but sky above the hills. */
  calm?: boolean
}

/** Everything behind the scene: sky, hills, far shore, and water or fields down to the near shore. */
export function backdrop({
  mood,
  random,
  place,
  horizon,
  shore,
  width = WIDTH,
  light,
  calm,
}: Setting): string {
  const layers = ridges(mood, random, place, width, horizon)
  const drawn = layers.map((layer, i) => hill(mood, random, layer, i > 0))
  const land = drawn.join('')
  return [
    sky(mood, random, { width, height: horizon }, light, calm),
    land,
    place === 'plain'
      ? fields(mood, random, width, horizon, shore)
      : fjord(mood, random, width, horizon, shore, land, place),
  ].join('')
}

function fjord(
  mood: Mood,
  random: Random,
  width: number,
  horizon: number,
  shore: number,
  land: string,
  place: DrawnPlace,
): string {
  const boats = mood.snow || mood.hour === 'night' ? 0 : random.int(1, place === 'coast' ? 4 : 1)
  return [
    water(mood, random, width, horizon, horizon + shore, land),
    farHouses(mood, random, width, horizon),
    place === 'coast' ? skerries(mood, random, width, horizon, shore) : '',
    times(boats, () => {
      const depth = random.range(0.15, 0.6)
      return sail(mood, random.range(0.05, 0.95) * width, horizon + depth * shore, 0.7 + depth * 1.1)
    }),
  ].join('')
}

/** Tiny houses along the far shore, their lamps mirrored in the water. */
function farHouses(mood: Mood, random: Random, width: number, horizon: number): string {
  const start = random.range(0.05, 0.6) * width
  return times(random.int(9, 16), (i) => {
    const x = start + i * random.range(16, 30)
    const h = random.range(6, 11)
    const wall = inHaze(
      mood,
      inLight(mood, random.pick([paints.falu, paints.white, paints.white, paints.ochre])),
      0.3,
    )
    const lamp = mood.lit && random.chance(0.7)
    return [
      rect(x, horizon - h, 13, h, wall),
      path(
        `M${x - 2} ${horizon - h}L${x + 6.5} ${horizon - h - 6}L${x + 15} ${horizon - h}Z`,
        inHaze(mood, inLight(mood, '#3c474d'), 0.25),
      ),
      lamp
        ? rect(x + 4, horizon - h + 2, 4, 4, '#ffd98f') +
          rect(x + 4.5, horizon + 2, 2.5, random.range(10, 34), '#ffd08a', 'opacity=".5"')
        : '',
    ].join('')
  })
}

function skerries(mood: Mood, random: Random, width: number, horizon: number, shore: number): string {
  return times(random.int(1, 3), () => {
    const x = random.range(0, width)
    const y = horizon + shore * random.range(0.12, 0.45)
    const w = random.range(60, 190)
    const rock = mix(mood.nearHill, inLight(mood, '#a89b8c'), 0.45)
    return [
      ellipse(x, y + 3, w * 1.02, 5, darker(rock, 0.3), 'opacity=".35"'),
      path(
        `M${x - w} ${y}Q${x - w * 0.5} ${y - 17} ${x - w * 0.1} ${y - 14}T${x + w * 0.55} ${y - 9}T${x + w} ${y}Z`,
        gradient('v', lighter(rock, 0.12), rock),
      ),
      times(random.int(2, 6), () => {
        const tx = x + random.range(-0.5, 0.5) * w
        return path(
          `M${tx - 5} ${y - 8}L${tx} ${y - random.range(26, 42)}L${tx + 5} ${y - 8}Z`,
          darker(mood.nearHill, 0.12),
        )
      }),
    ].join('')
  })
}

/** Strips of field and meadow with a farm, as around Stokke. */
function fields(mood: Mood, random: Random, width: number, horizon: number, shore: number): string {
  const colors = mood.snow
    ? [mood.grass[0], mix(mood.grass[0], mood.nearHill, 0.12), mood.grass[1]]
    : [
        mood.grass[0],
        inLight(mood, '#d8bd6a'),
        mood.grass[1],
        inLight(mood, '#b9b06a'),
        inLight(mood, '#8a9a55'),
      ]
  const strips = times(6, (i) => {
    const y = horizon + shore * (i / 6) ** 1.3
    const slope = random.range(-9, 9)
    return path(
      `M0 ${y + slope}Q${width / 2} ${y - 8} ${width} ${y - slope}L${width} ${horizon + shore + 4}L0 ${horizon + shore + 4}Z`,
      inHaze(mood, random.pick(colors), 0.4 - i * 0.07),
    )
  })
  return (
    rect(0, horizon - 1, width, shore + 4, mood.grass[0]) +
    strips +
    farm(mood, random.range(0.15, 0.85) * width, horizon + 6)
  )
}

function farm(mood: Mood, x: number, y: number): string {
  const red = inHaze(mood, inLight(mood, paints.falu), 0.2)
  const white = inHaze(mood, inLight(mood, paints.white), 0.15)
  const roof = inHaze(mood, inLight(mood, '#3c474d'), 0.2)
  return [
    rect(x, y - 22, 62, 22, red),
    path(`M${x - 4} ${y - 22}L${x + 8} ${y - 40}L${x + 54} ${y - 40}L${x + 66} ${y - 22}Z`, roof),
    rect(x + 82, y - 20, 30, 20, white),
    path(`M${x + 78} ${y - 20}L${x + 97} ${y - 34}L${x + 116} ${y - 20}Z`, roof),
    mood.lit ? rect(x + 90, y - 13, 5, 6, '#ffd98f') + rect(x + 100, y - 13, 5, 6, '#ffd98f') : '',
    times(4, (i) => ellipse(x + 128 + i * 13, y - 10, 9, 13, darker(mood.nearHill, 0.08 * (i % 2)))),
  ].join('')
}
