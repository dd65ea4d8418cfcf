import type { Mood } from './mood.ts'
import type { Random } from './random.ts'
import { circle, ellipse, glow, gradient, group, rect, times } from './svg.ts'

export interface Area {
  width: number
  height: number
}

/** The sky down to the horizon, with sun or moon, clouds or stars. */
export function sky(
  mood: Mood,
  random: Random,
  { width, height }: Area,
  light?: { x: number; y: number },
  calm = false,
): string {
  const x = light?.x ?? width * random.range(0.12, 0.88)
  const y =
    light?.y ?? height * (mood.hour === 'evening' ? random.range(0.66, 0.84) : random.range(0.18, 0.42))
  return [
    rect(0, 0, width, height + 4, gradient('v', ...mood.sky)),
    mood.lit ? stars(mood, random, { width, height }) : '',
    mood.lit ? moon(mood, x, y) : sun(mood, x, y),
    calm ? '' : clouds(mood, random, { width, height }),
  ].join('')
}

function sun(mood: Mood, x: number, y: number): string {
  const color = mood.hour === 'evening' ? '#fff0cf' : '#fffbea'
  const r = mood.hour === 'evening' ? 52 : 42
  return glow(x, y, 420, 360, color, 0.75) + circle(x, y, r, color, 'opacity=".95"')
}

function moon(mood: Mood, x: number, y: number): string {
  const r = mood.hour === 'dusk' ? 30 : 36
  return [
    glow(x, y, 260, 260, '#f6e9cd', 0.35),
    circle(x, y, r, '#f8eed6'),
    circle(x - r * 0.3, y - r * 0.2, r * 0.2, '#eadfc4'),
    circle(x + r * 0.28, y + r * 0.3, r * 0.14, '#eadfc4'),
    circle(x + r * 0.1, y - r * 0.45, r * 0.1, '#eadfc4'),
  ].join('')
}

const stars = (mood: Mood, random: Random, { width, height }: Area) =>
  group(
    times(mood.hour === 'night' ? 90 : 26, () => {
      const y = height * random.next() ** 1.6 * 0.8
      return circle(
        random.range(0, width),
        y,
        random.range(0.7, 2),
        '#fdf4dd',
        `opacity="${random.range(0.3, 0.95).toFixed(2)}"`,
      )
    }),
  )

/** Long flat banks of cloud, drawn as stacked lozenges with one straight underside. */
function clouds(mood: Mood, random: Random, { width, height }: Area): string {
  const color = { day: '#ffffff', evening: '#fbe3c3', dusk: '#cf9f9a', night: '#2d566d' }[mood.hour]
  const opacity = { day: 0.72, evening: 0.6, dusk: 0.4, night: 0.4 }[mood.hour]
  return (
    times(random.int(2, 5), () => {
      const x = random.range(-0.05, 1) * width
      const y = random.range(0.1, 0.72) * height
      const length = random.range(180, 460)
      const fill = gradient('v', [color, 0, opacity], [color, 1, opacity * 0.25])
      return group(
        times(4, (i) => {
          const w = length * (1 - i * 0.2) * random.range(0.8, 1)
          return rect(x + i * length * random.range(0.02, 0.12), y - i * 11, w, 17 + i * 2, fill, 'rx="11"')
        }),
      )
    }) + (mood.hour === 'evening' || mood.hour === 'dusk' ? streaks(mood, random, { width, height }) : '')
  )
}

const streaks = (mood: Mood, random: Random, { width, height }: Area) =>
  times(5, () =>
    ellipse(
      random.range(0, width),
      random.range(0.5, 0.92) * height,
      random.range(160, 420),
      random.range(2, 5),
      mood.hour === 'dusk' ? '#f2c09a' : '#fff1d8',
      `opacity="${random.range(0.2, 0.5).toFixed(2)}"`,
    ),
  )
