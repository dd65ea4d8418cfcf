import { type Camera, standing, type Vec } from './camera.ts'
import { darker, lighter, mix } from './color.ts'
import { footShadow } from './ground.ts'
import { inLight, type Mood, snowColor } from './mood.ts'
import type { Random } from './random.ts'
import { circle, ellipse, gradient, path, rect, times } from './svg.ts'

/** A tree figure in metres, foot at the origin. */
export type Figure = (mood: Mood, random: Random) => string

/** Stands a figure in the world with its shadow. */
export const planted = (cam: Camera, mood: Mood, random: Random, place: Vec, figure: Figure, size = 1) =>
  (figure === flowers ? '' : footShadow(cam, mood, place, size * 0.9)) +
  standing(cam, place, figure(mood, random), size)

/** A spruce, its branches laden in winter. */
export const spruce: Figure = (mood, random) => {
  const height = random.range(5, 8.5)
  const color = inLight(mood, mix('#2f5a4a', '#4a6d4c', random.next()))
  const tiers = Math.round(height * 1.1)
  const snow = snowColor(mood)
  return (
    rect(-0.13, -0.9, 0.26, 0.9, inLight(mood, '#5d4636')) +
    times(tiers, (i) => {
      const y = -0.6 - (i * (height - 0.6)) / tiers
      const w = (1 - i / (tiers + 0.6)) * height * 0.24
      const h = (height / tiers) * 1.7
      const droop = `M${at2(-w)} ${at2(y)}Q${at2(-w * 0.4)} ${at2(y + 0.18)} 0 ${at2(y + 0.05)}Q${at2(w * 0.4)} ${at2(y + 0.2)} ${at2(w)} ${at2(y)}L0 ${at2(y - h)}Z`
      const shade = path(
        `M0 ${at2(y + 0.05)}Q${at2(w * 0.4)} ${at2(y + 0.2)} ${at2(w)} ${at2(y)}L0 ${at2(y - h)}Z`,
        darker(color, 0.24),
      )
      const white = mood.snow
        ? path(
            `M${at2(-w)} ${at2(y)}Q${at2(-w * 0.5)} ${at2(y - h * 0.1)} ${at2(-w * 0.2)} ${at2(y - h * 0.36)}L0 ${at2(y - h)}L${at2(-w * 0.62)} ${at2(y - h * 0.38)}Z`,
            snow,
          )
        : ''
      return path(droop, lighter(color, 0.04 + i * 0.012)) + shade + white
    })
  )
}

const at2 = (value: number) => `${Math.round(value * 100) / 100}`

/** The leaf colours of the season; an empty list is a bare tree. */
function leaves(mood: Mood, random: Random): string[] {
  if (mood.snow) return []
  const tones =
    mood.season === 'autumn'
      ? random.pick([
          ['#d99a35', '#c97b2c', '#e6b653'],
          ['#b9552f', '#cf7a35', '#9a4529'],
          ['#e0b04a', '#b98f36', '#efca6b'],
        ])
      : random.pick([
          ['#7f9f58', '#6a8b4d', '#98b46a'],
          ['#6f9460', '#5b8052', '#8bab72'],
        ])
  return tones.map((tone) => inLight(mood, tone))
}

/** A birch with its white bark. */
export const birch: Figure = (mood, random) => {
  const height = random.range(4.6, 6.6)
  const bark = inLight(mood, '#ece7dc')
  const lean = random.range(-0.25, 0.25)
  const trunk = `M-.13 0Q${at2(-0.08 + lean)} ${at2(-height * 0.5)} ${at2(lean - 0.02)} ${at2(-height * 0.92)}L${at2(lean + 0.04)} ${at2(-height * 0.92)}Q${at2(0.1 + lean)} ${at2(-height * 0.5)} .13 0Z`
  const marks = times(7, (i) =>
    rect(-0.09 + lean * (i / 8) * 0.9, -0.4 - i * height * 0.1, 0.12, 0.045, inLight(mood, '#3a3a38')),
  )
  return (
    twigs(mood, random, height, lean) +
    path(trunk, gradient('h', bark, darker(bark, 0.22))) +
    marks +
    crown(leaves(mood, random), random, lean, -height * 0.68, height * 0.2, height * 0.36)
  )
}

/** A broad round-crowned tree. */
export const linden: Figure = (mood, random) => {
  const height = random.range(4.5, 6.5)
  const trunk = inLight(mood, '#6b5443')
  return (
    rect(-0.14, -height * 0.5, 0.28, height * 0.5, gradient('h', trunk, darker(trunk, 0.3))) +
    twigs(mood, random, height, 0) +
    crown(leaves(mood, random), random, 0, -height * 0.66, height * 0.31, height * 0.34)
  )
}

function twigs(mood: Mood, random: Random, height: number, lean: number): string {
  const color = inLight(mood, mood.snow ? '#6f655d' : '#7a6a5a')
  const d = Array.from({ length: 16 }, (_, i) => {
    const y = -height * (0.32 + (i / 16) * 0.6)
    const side = i % 2 ? 1 : -1
    const reach = height * random.range(0.1, 0.2) * (1.15 - i / 22)
    return `M${at2(lean * 0.8)} ${at2(y)}q${at2(side * reach * 0.4)} ${at2(-reach * 0.6)} ${at2(side * reach)} ${at2(-reach * 1.1)}m${at2(-side * reach * 0.5)} ${at2(reach * 0.6)}l${at2(side * reach * 0.15)} ${at2(-reach * 0.7)}`
  })
  return `<path d="${d.join('')}" fill="none" stroke="${color}" stroke-width=".05" stroke-linecap="round"/>`
}

/** A crown of overlapping round clumps, dark below, light on the upper left. */
function crown(tones: string[], random: Random, x: number, y: number, rx: number, ry: number): string {
  if (tones.length === 0) return ''
  const clump = (i: number, spread: number, size: number, dx: number, dy: number, tone: string) => {
    const angle = i * 2.399 + random.range(0, 0.8)
    const r = spread * Math.sqrt((i + 0.5) / 9)
    return circle2(
      x + dx + Math.cos(angle) * rx * r,
      y + dy + Math.sin(angle) * ry * r,
      size * rx * random.range(0.8, 1.15),
      tone,
    )
  }
  const [mid = '#7f9f58', dark = mid, light = mid] = tones
  return (
    times(9, (i) => clump(i, 1, 0.46, 0.06, 0.1, darker(dark, 0.16))) +
    times(9, (i) => clump(i, 0.9, 0.42, -0.05, -0.1, mid)) +
    times(7, (i) => clump(i, 0.72, 0.26, -0.16, -0.34, light)) +
    times(10, (i) => clump(i, 1.1, 0.1, -0.1, -0.2, i % 2 ? light : mid))
  )
}

const circle2 = (x: number, y: number, r: number, fill: string) =>
  circle(x * 10, y * 10, r * 10, fill, 'transform="scale(.1)"')

/** A round shrub, sometimes in bloom. */
export const shrub: Figure = (mood, random) => {
  const tones = leaves(mood, random)
  const base = tones[0] ?? mix(snowColor(mood), mood.shadow, 0.12)
  const bloom =
    mood.season === 'summer' && random.chance(0.5)
      ? inLight(mood, random.pick(['#e9e0d0', '#d9867a', '#e7c25a', '#b79ac0']))
      : null
  return (
    times(7, (i) =>
      ellipse2((i - 3) * 0.28, -0.35 - (i % 2) * 0.2, 0.42, 0.42, darker(base, 0.22 - (i % 3) * 0.1)),
    ) +
    times(5, (i) =>
      ellipse2(
        (i - 2) * 0.3 - 0.06,
        -0.55 - (i % 2) * 0.14,
        0.28,
        0.26,
        mood.snow ? snowColor(mood) : lighter(base, 0.08),
      ),
    ) +
    (bloom
      ? times(12, () => ellipse2(random.range(-0.95, 0.95), random.range(-0.85, -0.2), 0.06, 0.06, bloom))
      : '')
  )
}

const ellipse2 = (x: number, y: number, rx: number, ry: number, fill: string) =>
  ellipse(x * 10, y * 10, rx * 10, ry * 10, fill, 'transform="scale(.1)"')

/** A loose clump of tall flowers or straw at the front of the picture. */
export const flowers: Figure = (mood, random) => {
  const heads = mood.snow
    ? ['#8a7a5c']
    : mood.season === 'autumn'
      ? ['#a8542f', '#c98a3b', '#7d5a3a']
      : ['#f3ead6', '#d9a441', '#b65a48', '#9a86b8']
  const stem = inLight(mood, mood.snow ? '#8b8168' : '#5f7a48')
  const color = inLight(mood, random.pick(heads))
  return times(9, () => {
    const x = random.range(-0.5, 0.5)
    const h = random.range(0.35, 0.8)
    return (
      `<path d="M${at2(x * 0.5)} 0Q${at2(x * 0.6)} ${at2(-h * 0.6)} ${at2(x)} ${at2(-h)}" fill="none" stroke="${stem}" stroke-width=".025"/>` +
      ellipse2(x, -h, 0.07, 0.055, color) +
      ellipse2(x, -h, 0.025, 0.025, lighter(color, 0.4))
    )
  })
}
