import { darker, lighter } from './color.ts'
import { inLight, type Mood } from './mood.ts'
import { falu, paints } from './palette.ts'
import type { Random } from './random.ts'
import { circle, ellipse, glow, group, path, rect, stroke, times } from './svg.ts'

/** Figures that stand in the world, drawn in centimetres from their foot, y downwards. */
const centimetres = (drawing: string) => group(drawing, 'transform="scale(.01)"')

/** A parked bicycle with a basket. */
export function bicycle(mood: Mood, random: Random): string {
  const frame = inLight(mood, random.pick([falu, '#2f6675', '#d9a441', '#e8e0cf', '#6d8763']))
  const dark = inLight(mood, '#24292c')
  const wheel = (x: number) =>
    circle(x, -33, 32, 'none', `stroke="${dark}" stroke-width="4"`) +
    stroke(
      Array.from(
        { length: 8 },
        (_, i) => `M${x} -33L${x + 30 * Math.cos(i * 0.785)} ${-33 + 30 * Math.sin(i * 0.785)}`,
      ).join(''),
      dark,
      0.8,
      'opacity=".5"',
    )
  return centimetres(
    ellipse(0, 0, 85, 6, mood.shadow, `opacity="${mood.shadowOpacity}"`) +
      wheel(-52) +
      wheel(52) +
      stroke('M-52 -33L-20 -75L34 -75L4 -33Z', frame, 5, 'stroke-linejoin="round"') +
      stroke('M4 -33L-24 -86M52 -33L32 -92', frame, 5) +
      stroke('M-34 -88L-12 -88', dark, 7, 'stroke-linecap="round"') +
      stroke('M32 -92Q20 -100 22 -90M32 -92L44 -94', dark, 4, 'stroke-linecap="round"') +
      path('M36 -84L66 -84L62 -60L40 -60Z', inLight(mood, '#b98a5a')) +
      stroke('M37 -78L65 -78M38 -70L64 -70', darker(inLight(mood, '#b98a5a'), 0.3), 1.5) +
      circle(4, -33, 7, dark),
  )
}

/** A stand of mailboxes by the road. */
export function mailboxes(mood: Mood, random: Random): string {
  const post = inLight(mood, '#6f5a47')
  const colors = ['#3d6b4a', falu, '#2f6675', '#d9a441'].map((color) => inLight(mood, color))
  const count = random.int(2, 4)
  const start = -count * 16
  return centimetres(
    rect(-5, -105, 10, 105, post) +
      rect(start - 4, -112, count * 32 + 8, 7, post) +
      times(count, (i) => {
        const color = colors[(i + random.int(0, 3)) % 4] ?? post
        return (
          rect(start + i * 32 + 3, -146, 26, 34, color, 'rx="4"') +
          rect(start + i * 32 + 6, -138, 20, 4, darker(color, 0.35)) +
          rect(
            start + i * 32 + 3,
            -148,
            26,
            mood.snow ? 9 : 5,
            mood.snow ? '#f4f3ee' : lighter(color, 0.2),
            'rx="3"',
          )
        )
      }),
  )
}

/** A flagpole with the flag or, as on ordinary days, the pennant. */
export function flagpole(mood: Mood, random: Random): string {
  const white = inLight(mood, '#f4efe4')
  const [red, blue] = [inLight(mood, '#a83a32'), inLight(mood, '#26406b')]
  const flag = 'M4 -690L118 -684Q150 -676 150 -676L148 -598Q120 -606 92 -600T4 -606Z'
  const pennant =
    path('M4 -690L190 -640L4 -664Z', red) +
    path('M4 -682L190 -640L4 -672Z', white) +
    path('M4 -680L190 -640L4 -675Z', blue)
  const full =
    path(flag, red) +
    path('M44 -689L66 -688L66 -604L44 -605ZM4 -659L149 -651L149 -625L4 -637Z', white) +
    path('M50 -689L60 -688L60 -604L50 -605ZM4 -653L149 -645L149 -632L4 -643Z', blue)
  return centimetres(
    rect(-5, -700, 9, 700, white) +
      circle(0, -704, 8, inLight(mood, '#d8b25a')) +
      (random.chance(0.5) && !mood.lit ? full : pennant),
  )
}

/** Clothes and linen on a line. */
export function washingLine(mood: Mood, random: Random): string {
  const post = inLight(mood, '#d8d0c0')
  const cloths = ['#f6f1e6', '#d9a441', '#2f6675', '#cf9a82', '#9db4b6', '#9a3f2d'].map((color) =>
    inLight(mood, color),
  )
  const cloth = (i: number) => {
    const x = -150 + i * 50
    const color = random.pick(cloths)
    const h = random.range(45, 85)
    const sag = random.range(-3, 3)
    if (random.chance(0.35))
      return path(
        `M${x} -160l10 0l4 6l12 0l4 -6l10 0l8 20l-9 5l-4 -6l0 ${h * 0.6}l-32 0l0 ${-h * 0.6}l-4 6l-8 -5Z`,
        color,
      )
    return (
      path(
        `M${x} -160L${x + 40} -160L${x + 39 + sag} ${-160 + h}Q${x + 20} ${-160 + h + 6} ${x + 2 + sag} ${-160 + h}Z`,
        color,
      ) +
      rect(x + 4, -163, 4, 8, inLight(mood, '#b98a5a')) +
      rect(x + 32, -163, 4, 8, inLight(mood, '#b98a5a'))
    )
  }
  return centimetres(
    rect(-174, -170, 6, 170, post) +
      rect(164, -170, 6, 170, post) +
      stroke('M-170 -164Q0 -156 166 -164', post, 2) +
      times(6, cloth),
  )
}

/** A street lamp; lit it throws a cone of light. */
export function lampPost(mood: Mood): string {
  const dark = inLight(mood, '#2a3438')
  const light = mood.lit ? '#ffe3a3' : inLight(mood, '#e8e2d2')
  return centimetres(
    (mood.lit
      ? glow(0, -390, 190, 190, '#ffd58a', 0.6) +
        path('M-14 -380L-170 0L170 0L14 -380Z', '#ffd58a', 'opacity=".1"') +
        glow(0, 0, 200, 26, '#ffd58a', 0.5)
      : '') +
      rect(-4, -370, 8, 370, dark) +
      path('M-9 0L-6 -60L6 -60L9 0Z', dark) +
      path('M-15 -370L15 -370L20 -412L-20 -412Z', light) +
      path('M-24 -412L24 -412L0 -436Z', dark) +
      stroke('M-15 -370L-20 -412M15 -370L20 -412', dark, 3),
  )
}

/** A slatted bench. */
export function bench(mood: Mood): string {
  const wood = inLight(mood, '#b98a5a')
  const iron = inLight(mood, '#2f3a3e')
  return centimetres(
    ellipse(0, 0, 95, 8, mood.shadow, `opacity="${mood.shadowOpacity}"`) +
      stroke('M-70 0L-70 -42L-76 -84M70 0L70 -42L76 -84', iron, 6) +
      times(3, (i) => rect(-86, -84 + i * 13, 172, 9, darker(wood, 0.06 * i), 'rx="2"')) +
      rect(-88, -44, 176, 9, lighter(wood, mood.snow ? 0.8 : 0.15), 'rx="2"') +
      rect(-88, -36, 176, 6, darker(wood, 0.25)),
  )
}

/** A person out for a walk, in a coat that suits the weather. */
export function walker(mood: Mood, random: Random): string {
  const coat = inLight(mood, random.pick(['#d9a441', '#9a3f2d', '#2f6675', '#e3d9c6', '#4d5f52', '#7a5a6d']))
  const legs = inLight(mood, random.pick(['#2b3640', '#4a4038', '#384a5a']))
  const skin = inLight(mood, random.pick(['#e2b48e', '#c98f66', '#8a5a3e', '#f0cba8']))
  const hair = inLight(mood, random.pick(['#3b2b22', '#a9763c', '#d9b36a', '#5c3a28']))
  const hat = mood.snow || random.chance(0.35)
  const flip = random.pick([-1, 1])
  return centimetres(
    group(
      ellipse(0, 0, 34, 6, mood.shadow, `opacity="${mood.shadowOpacity}"`) +
        stroke(
          'M-4 -80L-17 -40L-22 -4M5 -80L14 -42L26 -6',
          legs,
          15,
          'stroke-linecap="round" stroke-linejoin="round"',
        ) +
        stroke('M-24 -3L-12 -3M24 -4L36 -4', '#2a2522', 8, 'stroke-linecap="round"') +
        path('M-17 -138Q0 -148 17 -138L23 -66Q0 -58 -22 -66Z', coat) +
        stroke('M-14 -132Q-26 -104 -20 -84', darker(coat, 0.18), 12, 'stroke-linecap="round"') +
        stroke('M14 -132Q30 -106 26 -88', darker(coat, 0.1), 12, 'stroke-linecap="round"') +
        circle(1, -156, 13, skin) +
        (hat
          ? path('M-13 -158Q-12 -174 1 -174Q15 -174 15 -158Z', lighter(coat, 0.35)) +
            circle(1, -176, 5, lighter(coat, 0.6))
          : path('M-13 -152Q-16 -172 2 -171Q16 -170 14 -157Q4 -166 -5 -162Q-8 -154 -9 -144Z', hair)) +
        (mood.snow ? rect(-14, -146, 28, 9, paints.falu, 'rx="4"') : ''),
      `transform="scale(${flip} 1)"`,
    ),
  )
}
