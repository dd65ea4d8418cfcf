import { drawnPictures } from '#landlord/drawn-pictures.ts'
import type { Body } from './illustrations/body.ts'
import { darker, mix } from './illustrations/color.ts'
import { inLight } from './illustrations/mood.ts'
import { paints } from './illustrations/palette.ts'
import type { DrawingStage } from './illustrations/stage.ts'
import { ellipse, gradient, group, path, rect, times } from './illustrations/svg.ts'

/** The row of houses, the farthest first. */
export function row(): Body[] {
  let x = 0
  return drawnPictures.hero.houses.map(({ paint, width: w, eaves, ridge: way }, i) => {
    const ridge = way === 'across' ? 'z' : 'x'
    const body: Body = {
      x,
      z: (i % 2) * 0.5,
      w,
      d: 7.4,
      eaves,
      rise: ridge === 'z' ? 3 : 2.6,
      ridge,
      paint: paints[paint],
      trim: paint === 'white' ? '#dcd5c5' : '#f6f1e6',
      cladding: i % 2 ? 'lying' : 'upright',
      plinth: 0.55,
      roofColor: i % 3 === 1 ? '#8a4f3a' : '#444c50',
    }
    x += w + (i % 3 === 2 ? 1.6 : 0.1)
    return body
  })
}

/** The near shore: a low green point with a stony edge, reaching out from the right. */
export function land(
  { mood, random }: DrawingStage,
  width: number,
  height: number,
  horizon: number,
  [far, near]: readonly [number, number],
): string {
  const top = horizon + 44
  const edge = (inset: number) =>
    `M${width} ${top}L${width * far + inset} ${top + inset * 0.1}C${width * (far - 0.12) + inset} ${top + 26} ${width * (near + 0.1) + inset} ${height - 90} ${width * near + inset} ${height}L${width} ${height}Z`
  const stone = inLight(mood, '#a89f90')
  return [
    path(edge(-26), mix(mood.water[1], mood.shadow, 0.25), 'opacity=".6"'),
    path(edge(0), gradient('v', stone, darker(stone, 0.3))),
    path(edge(30), gradient('v', mood.grass[0], [mood.grass[1], 0.4], darker(mood.grass[1], 0.16))),
    times(130, () => {
      const y = random.range(top + 40, height)
      const left = width * (far + 0.06 - (far - near + 0.04) * ((y - top) / (height - top)))
      return rect(
        random.range(left, width),
        y,
        2,
        random.range(5, 12),
        darker(mood.grass[1], 0.24),
        'opacity=".5"',
      )
    }),
  ].join('')
}

/** A wooden boat at its mooring with its reflection. */
export function moored({ mood }: DrawingStage, x: number, y: number, size: number): string {
  const hull = inLight(mood, '#f0e8d8')
  const stripe = inLight(mood, paints.falu)
  return group(
    ellipse(0, 8, 118, 9, mood.shadow, 'opacity=".3"') +
      path('M-100 6L92 6L70 34L-78 34Z', hull, 'opacity=".22"') +
      path('M-112 -30Q-20 -18 60 -26Q96 -30 122 -44Q108 -6 84 8L-94 8Q-108 -8 -112 -30Z', hull) +
      path('M-111 -24Q-20 -12 60 -20Q96 -24 119 -36L114 -24Q90 -14 60 -10Q-20 -2 -109 -14Z', stripe) +
      path('M-30 -24L-20 -62L34 -62L48 -27Z', hull) +
      path(
        'M-17 -30L-10 -56L8 -56L8 -29ZM14 -29L14 -56L30 -56L38 -30Z',
        mood.lit ? '#ffd98f' : inLight(mood, '#5a7680'),
      ) +
      rect(-86, -34, 4, 14, stripe),
    `transform="translate(${x} ${y}) scale(${size.toFixed(2)})"`,
  )
}
