import { camera, segments, standing, type Vec } from '../camera.ts'
import { darker, lighter, mix } from '../color.ts'
import { falu, ochre, paints } from '../palette.ts'
import { floorPlane, plane } from '../plane.ts'
import type { Random } from '../random.ts'
import type { DrawingStage } from '../stage.ts'
import { circle, ellipse, glow, gradient, group, HEIGHT, path, rect, stroke, times, WIDTH } from '../svg.ts'

/** A tall hall with trusses and skylights, where boats stand on their trailers for the winter. */
export function boatHall(stage: DrawingStage): string {
  const { random, home, spec } = stage
  const [w, length, h] = [15, 30, 5.2]
  const cam = camera({
    position: [w * random.range(0.4, 0.6), 2, -3],
    turn: random.range(-8, 8),
    focal: 980,
    horizon: 500,
  })
  const timber = home.chance(0.5)
  const wall = timber ? '#b98a5a' : mix(paints[spec.paint], '#d9d3c6', 0.62)
  const left = plane(cam, [0, 0, 0], [0, 0, 1])
  const right = plane(cam, [w, 0, 0], [0, 0, 1])
  const back = plane(cam, [0, 0, length], [1, 0, 0])
  const boards = Array.from({ length: 60 }, (_, i) => [-3 + i * 0.55, 0, -3 + i * 0.55, h] as const)
  return [
    rect(0, 0, WIDTH, HEIGHT, darker(wall, 0.2)),
    back.poly(
      [
        [0, 0],
        [w, 0],
        [w, h],
        [w / 2, h + 2.6],
        [0, h],
      ],
      wall,
    ) +
      back.rect(w / 2 - 2.6, 0, 5.2, 4.2, '#e9f0ea') +
      glow(cam.centre, 440, 420, 260, '#fff8e2', 0.6) +
      back.lines(
        [
          [w / 2, 0, w / 2, 4.2],
          [w / 2 - 2.6, 4.2, w / 2 + 2.6, 4.2],
        ],
        darker(wall, 0.3),
        3,
      ),
    roofPlanes(cam, w, length, h, wall),
    left.rect(-3, 0, length + 3, h, gradient('h', darker(wall, 0.22), wall)) +
      left.lines(boards, darker(wall, 0.25), 1.5, 'opacity=".6"'),
    right.rect(-3, 0, length + 3, h, gradient('h', wall, darker(wall, 0.28))) +
      right.lines(boards, darker(wall, 0.3), 1.5, 'opacity=".6"'),
    left.rect(-3, 3.3, length + 3, 0.9, '#eef3ea', 'opacity=".85"') +
      right.rect(-3, 3.3, length + 3, 0.9, '#e6ece4', 'opacity=".7"'),
    floor(cam, w, length),
    trusses(cam, w, length, h, timber ? '#8a5f3f' : '#4a5459'),
    fleet(random, cam, w),
  ].join('')
}

function roofPlanes(
  cam: ReturnType<typeof camera>,
  w: number,
  length: number,
  h: number,
  wall: string,
): string {
  const slope = (u: number, sign: number) => plane(cam, [u, h, 0], [0, 0, 1], [(sign * w) / 2, 2.6, 0])
  return [slope(0, 1), slope(w, -1)]
    .map(
      (roof, i) =>
        roof.rect(-3, 0, length + 3, 1, darker(wall, i ? 0.22 : 0.1)) +
        times(6, (k) => roof.rect(27 - k * 5, 0.35, 2.2, 0.4, '#f4f7ee')),
    )
    .join('')
}

const floor = (cam: ReturnType<typeof camera>, w: number, length: number) => {
  const ground = floorPlane(cam)
  return (
    ground.rect(0, -4, w, length + 4, gradient('v', '#d3cfc4', '#a8a69e')) +
    ground.lines(
      Array.from({ length: 9 }, (_, i) => [0, i * 4 - 3, w, i * 4 - 3] as const),
      '#8f8d86',
      1.5,
      'opacity=".5"',
    ) +
    ground.rect(w / 2 - 1.7, -4, 0.12, length + 4, ochre) +
    ground.rect(w / 2 + 1.6, -4, 0.12, length + 4, ochre) +
    ground.rect(w / 2 - 1, 2, 2, length - 4, '#ffffff', 'opacity=".16"')
  )
}

function trusses(
  cam: ReturnType<typeof camera>,
  w: number,
  length: number,
  h: number,
  color: string,
): string {
  return times(7, (i) => {
    const z = length - 1 - i * 4.6
    const line = (x1: number, y1: number, x2: number, y2: number): [Vec, Vec] => [
      [x1, y1, z],
      [x2, y2, z],
    ]
    const wide = 2.5 + i * 1.1
    return segments(
      cam,
      [
        line(0, h, w / 2, h + 2.6),
        line(w, h, w / 2, h + 2.6),
        line(0, h, w, h),
        line(w / 2, h, w / 2, h + 2.6),
        line(w / 4, h, w / 4, h + 1.3),
        line((w * 3) / 4, h, (w * 3) / 4, h + 1.3),
        line(w / 4, h, w / 2, h + 2.6),
        line((w * 3) / 4, h, w / 2, h + 2.6),
        line(0.1, 0, 0.1, h),
        line(w - 0.1, 0, w - 0.1, h),
      ],
      color,
      wide,
    )
  })
}

/** Boats on both sides of the aisle, far ones first. */
const fleet = (random: Random, cam: ReturnType<typeof camera>, w: number) =>
  times(6, (i) => {
    const z = 20 - i * 3.1
    const shift = random.range(-0.3, 0.3)
    return (
      standing(cam, [2.9 + shift, 0, z], boat(random)) +
      standing(cam, [w - 2.9 + shift, 0, z - 0.6], boat(random), 1)
    )
  })

/** A boat on a trailer from the side: open skiff, cabin boat or one under its tarpaulin. */
function boat(random: Random): string {
  const hull = random.pick(['#f2ede1', '#2f6675', '#f2ede1', falu, '#39484d', '#e3d3ae'])
  const stripe = random.pick([falu, '#1d5565', ochre, '#39484d'])
  const kind = random.int(0, 2)
  const shape = 'M-230 -120Q-60 -112 120 -122Q190 -130 238 -158Q214 -92 168 -58L-205 -58Z'
  const over = [
    path('M-60 -121L-40 -175L70 -180L110 -124Z', '#f4efe4') +
      path('M-34 -127L-20 -166L20 -168L20 -126ZM30 -126L30 -168L64 -170L90 -126Z', '#5a7680') +
      stroke('M-70 -128L-150 -132M-70 -138L-150 -140M-110 -120L-110 -140', '#b9bfbf', 3),
    path('M-226 -122Q-120 -176 20 -168Q150 -164 236 -158Q130 -120 -226 -116Z', mix(stripe, '#8a9296', 0.35)) +
      stroke('M-150 -120L-130 -156M-40 -118L-30 -168M90 -120L84 -166', lighter(stripe, 0.3), 2.5),
    stroke('M-10 -124L-10 -150L40 -150', '#b9bfbf', 4) +
      path('M20 -124L40 -158L70 -158L58 -124Z', '#b8d0d4') +
      rect(-150, -134, 90, 14, '#b98a5a', 'rx="4"'),
  ]
  return group(
    [
      ellipse(0, 2, 250, 14, '#2a1d12', 'opacity=".26"'),
      stroke('M-215 -40L210 -40L290 -30', '#5a6468', 9) +
        stroke('M-120 -40L-110 -60M110 -40L120 -62', '#5a6468', 8) +
        times(2, (i) => circle(-60 + i * 66, -26, 27, '#262c2f') + circle(-60 + i * 66, -26, 13, '#a9afb0')),
      path('M-252 -150L-228 -150L-222 -66L-240 -60Z', '#39484d'),
      over[kind] ?? '',
      path(shape, hull) +
        path(
          'M-225 -104Q-60 -96 120 -106Q190 -114 228 -136L222 -124Q190 -100 120 -93Q-60 -84 -221 -92Z',
          stripe,
        ) +
        path('M-213 -74Q0 -66 182 -72L168 -58L-205 -58Z', darker(hull, 0.25)),
    ].join(''),
    'transform="scale(.01)"',
  )
}
