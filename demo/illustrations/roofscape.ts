import type { PaintName } from '../../landlord-types/scene.ts'
import { darker, mix } from './color.ts'
import { inHaze, inLight, type Mood, snowColor } from './mood.ts'
import { neighbours, paints } from './palette.ts'
import type { Random } from './random.ts'
import { circle, path, rect, times, WIDTH } from './svg.ts'

/** The town seen from above: rows of gables and roofs stepping down to the water, with trees between. */
export function roofscape(mood: Mood, random: Random, top: number, paint: PaintName): string {
  const names = [paint, ...neighbours[paint], 'white' as const]
  return times(5, (row) => {
    const y = top + row * row * 14 + row * 34
    const size = 46 + row * 26
    const haze = Math.max(0, 0.34 - row * 0.09)
    const count = Math.ceil(WIDTH / (size * 1.5)) + 1
    return (
      trees(mood, random, y, size, haze) +
      times(count, (i) =>
        roofHouse(
          mood,
          random,
          i * size * 1.5 + random.range(-size, size) * 0.4 - 20,
          y + random.range(-8, 10),
          size * random.range(0.85, 1.2),
          paints[random.pick(names)],
          haze,
        ),
      )
    )
  })
}

function trees(mood: Mood, random: Random, y: number, size: number, haze: number): string {
  const green = inHaze(
    mood,
    mood.snow
      ? mix(mood.nearHill, snowColor(mood), 0.3)
      : inLight(mood, mood.season === 'autumn' ? '#b08a3e' : '#6a8a58'),
    haze,
  )
  return (
    rect(-5, y - size * 0.12, WIDTH + 10, size * 2.6, darker(green, 0.12)) +
    times(26, () =>
      circle(
        random.range(0, WIDTH),
        y + random.range(-0.3, 0.3) * size,
        size * random.range(0.14, 0.34),
        random.chance(0.5) ? green : darker(green, 0.08),
      ),
    )
  )
}

function roofHouse(
  mood: Mood,
  random: Random,
  x: number,
  y: number,
  w: number,
  color: string,
  haze: number,
): string {
  const wall = inHaze(mood, inLight(mood, color), haze)
  const tile = inHaze(
    mood,
    mood.snow ? snowColor(mood) : inLight(mood, random.pick(['#8a4f3a', '#7c4a3a', '#454e53', '#5a4a44'])),
    haze,
  )
  const lamp = (dx: number, dy: number) =>
    rect(
      x + w * dx,
      y + w * dy,
      w * 0.12,
      w * 0.16,
      mood.lit && random.chance(0.7) ? '#ffd98f' : inHaze(mood, inLight(mood, '#45606c'), haze),
      `stroke="${inHaze(mood, inLight(mood, '#f4efe4'), haze)}" stroke-width="${(w * 0.025).toFixed(1)}"`,
    )
  const body = rect(x, y, w, w * 0.75, wall)
  if (random.chance(0.5)) {
    return (
      rect(x + w * 0.62, y - w * 0.62, w * 0.1, w * 0.3, inHaze(mood, inLight(mood, '#8f5a48'), haze)) +
      body +
      path(
        `M${x - w * 0.07} ${y + 2}L${x + w / 2} ${y - w * 0.52}L${x + w * 1.07} ${y + 2}L${x + w} ${y + 2}L${x + w / 2} ${y - w * 0.4}L${x} ${y + 2}Z`,
        tile,
      ) +
      path(`M${x} ${y + 3}L${x + w / 2} ${y - w * 0.41}L${x + w} ${y + 3}Z`, wall) +
      lamp(0.44, -0.2) +
      lamp(0.18, 0.16) +
      lamp(0.68, 0.16)
    )
  }
  return (
    rect(x + w * 0.3, y - w * 0.52, w * 0.1, w * 0.25, inHaze(mood, inLight(mood, '#8f5a48'), haze)) +
    body +
    path(
      `M${x - w * 0.08} ${y + 3}L${x + w * 0.08} ${y - w * 0.38}L${x + w * 0.92} ${y - w * 0.38}L${x + w * 1.08} ${y + 3}Z`,
      tile,
    ) +
    lamp(0.12, 0.18) +
    lamp(0.44, 0.18) +
    lamp(0.76, 0.18)
  )
}
