import { mix } from './color.ts'
import type { Mood } from './mood.ts'
import type { Random } from './random.ts'
import { ellipse, gradient, group, path, rect, times } from './svg.ts'

/** Water from the far shore at `top` down to `bottom`, mirroring what stands behind it. */
export function water(
  mood: Mood,
  random: Random,
  width: number,
  top: number,
  bottom: number,
  mirrored: string,
): string {
  const height = bottom - top
  return [
    rect(0, top, width, height + 2, gradient('v', ...mood.water)),
    group(mirrored, `transform="translate(0 ${top * 1.45}) scale(1 -.45)" opacity=".32"`),
    glints(mood, random, width, top, height),
  ].join('')
}

function glints(mood: Mood, random: Random, width: number, top: number, height: number): string {
  const color = mix(mood.sky.at(-1) ?? '#ffffff', '#ffffff', mood.lit ? 0.1 : 0.55)
  return times(Math.round(width / 26), () => {
    const depth = random.next() ** 1.4
    return ellipse(
      random.range(0, width),
      top + 4 + depth * height,
      18 + depth * 70 * random.next(),
      0.9 + depth * 1.6,
      color,
      `opacity="${random.range(0.18, 0.55).toFixed(2)}"`,
    )
  })
}

/** A small sailing boat, far out, with its reflection. */
export function sail(mood: Mood, x: number, y: number, size: number): string {
  const white = mix('#fffaf0', mood.light, mood.strength * 0.8)
  return group(
    path('M-9 0L9 0L6 4L-7 4Z', mix('#7a3a2a', mood.light, mood.strength)) +
      path('M1 -2L1 -27L11 -3Z', white) +
      path('M-1 -2L-1 -23L-8 -3Z', mix(white, mood.light, 0.18)) +
      path('M1 5L1 24L9 6Z', white, 'opacity=".3"'),
    `transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${size.toFixed(2)})"`,
  )
}
