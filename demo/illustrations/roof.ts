import { type Camera, face, isSeen, segments, type Vec } from './camera.ts'
import { darker, lighter, mix } from './color.ts'
import { inLight, type Mood, snowColor } from './mood.ts'
import { gradient } from './svg.ts'

export interface RoofShape {
  x: number
  z: number
  w: number
  d: number
  eaves: number
  /** From the eaves up to the ridge. */
  rise: number
  /** The direction of the ridge: along the street or away from it. */
  ridge: 'x' | 'z'
  roofColor: string
  trim: string
}

const OUT = 0.5

interface Slope {
  /** Eaves from the viewer's left to right, then the ridge back again. */
  corners: [Vec, Vec, Vec, Vec]
  normal: Vec
  tone: number
}

/** The slopes that are seen, with tiles, gutters, verges and snow. */
export function roof(cam: Camera, mood: Mood, shape: RoofShape): string {
  const slopes = shape.ridge === 'x' ? alongStreet(shape) : awayFromStreet(shape)
  const seen = slopes.filter(({ corners, normal }) => isSeen(cam, corners[0], normal))
  const verges = shape.ridge === 'z' ? frontVerge : endVerge
  return seen.map((slope) => slopeOf(cam, mood, shape, slope)).join('') + verges(cam, mood, shape)
}

function alongStreet({ x, z, w, d, eaves, rise }: RoofShape): Slope[] {
  const drop = (OUT * rise) / (d / 2)
  const [left, right, middle, top] = [x - OUT, x + w + OUT, z + d / 2, eaves + rise]
  const front: Slope = {
    corners: [
      [left, eaves - drop, z - OUT],
      [right, eaves - drop, z - OUT],
      [right, top, middle],
      [left, top, middle],
    ],
    normal: [0, d / 2, -rise],
    tone: 0,
  }
  return [front]
}

function awayFromStreet({ x, z, w, d, eaves, rise }: RoofShape): Slope[] {
  const drop = (OUT * rise) / (w / 2)
  const [near, far, middle, top] = [z - OUT, z + d + OUT, x + w / 2, eaves + rise]
  return [
    {
      corners: [
        [x - OUT, eaves - drop, far],
        [x - OUT, eaves - drop, near],
        [middle, top, near],
        [middle, top, far],
      ],
      normal: [-rise, w / 2, 0],
      tone: 0.12,
    },
    {
      corners: [
        [x + w + OUT, eaves - drop, near],
        [x + w + OUT, eaves - drop, far],
        [middle, top, far],
        [middle, top, near],
      ],
      normal: [rise, w / 2, 0],
      tone: 0.12,
    },
  ]
}

const between = (from: Vec, to: Vec, t: number): Vec => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t,
  from[2] + (to[2] - from[2]) * t,
]

function slopeOf(cam: Camera, mood: Mood, { roofColor, trim }: RoofShape, { corners, tone }: Slope): string {
  const [a, b, c, e] = corners
  const base = mood.snow ? snowColor(mood) : inLight(mood, roofColor)
  const fill = darker(base, tone)
  const rows = Array.from({ length: 13 }, (_, i): [Vec, Vec] => [
    between(a, e, (i + 1) / 14),
    between(b, c, (i + 1) / 14),
  ])
  const length = Math.hypot(b[0] - a[0], b[2] - a[2])
  const count = Math.round(length / 0.55)
  const joints = Array.from({ length: count * 5 }, (_, i): [Vec, Vec] => {
    const row = (i * 3) % 14
    const t = ((i + (row % 2) / 2) % count) / count
    return [
      between(between(a, b, t), between(e, c, t), row / 14),
      between(between(a, b, t), between(e, c, t), (row + 1) / 14),
    ]
  })
  const gutter: Vec[] = [a, b, [b[0], b[1] - 0.2, b[2]], [a[0], a[1] - 0.2, a[2]]]
  return [
    face(
      cam,
      corners,
      gradient('v', mix(fill, mood.sky[1] ?? fill, mood.snow ? 0.1 : 0.16), fill),
      `stroke="${fill}" stroke-width="1"`,
    ),
    mood.snow
      ? ''
      : segments(cam, rows, darker(fill, 0.3), 1.4, 'opacity=".6"') +
        segments(cam, joints, darker(fill, 0.3), 1.2, 'opacity=".45"'),
    face(cam, gutter, mood.snow ? darker(base, 0.12) : darker(inLight(mood, trim), 0.06)),
    segments(cam, [[e, c]], mood.snow ? lighter(base, 0.4) : darker(fill, 0.35), 4, 'stroke-linecap="round"'),
  ].join('')
}

/** Verge boards on a gable that faces the street. */
function frontVerge(cam: Camera, mood: Mood, { x, z, w, eaves, rise, trim }: RoofShape): string {
  const drop = (OUT * rise) / (w / 2)
  const near = z - OUT
  return verge(
    cam,
    mood,
    trim,
    [
      [x - OUT, eaves - drop, near],
      [x + w / 2, eaves + rise, near],
      [x + w + OUT, eaves - drop, near],
    ],
    0,
  )
}

/** Verge boards on whichever end gable is seen. */
function endVerge(cam: Camera, mood: Mood, { x, z, w, d, eaves, rise, trim }: RoofShape): string {
  const drop = (OUT * rise) / (d / 2)
  const end = isSeen(cam, [x, 0, z], [-1, 0, 0])
    ? x - OUT
    : isSeen(cam, [x + w, 0, z], [1, 0, 0])
      ? x + w + OUT
      : null
  if (end === null) return ''
  return verge(
    cam,
    mood,
    trim,
    [
      [end, eaves - drop, z - OUT],
      [end, eaves + rise, z + d / 2],
      [end, eaves - drop, z + d + OUT],
    ],
    0.14,
  )
}

function verge(
  cam: Camera,
  mood: Mood,
  trim: string,
  [low, top, far]: [Vec, Vec, Vec],
  shade: number,
): string {
  const color = darker(inLight(mood, trim), shade)
  const board = (from: Vec, to: Vec, thick: number, over: number): Vec[] => [
    [from[0], from[1] + over, from[2]],
    [to[0], to[1] + over, to[2]],
    [to[0], to[1] - thick, to[2]],
    [from[0], from[1] - thick, from[2]],
  ]
  const boards = face(cam, board(low, top, 0.3, 0), color) + face(cam, board(far, top, 0.3, 0), color)
  if (!mood.snow) return boards
  const snow = snowColor(mood)
  return boards + face(cam, board(low, top, 0.02, 0.22), snow) + face(cam, board(far, top, 0.02, 0.22), snow)
}
