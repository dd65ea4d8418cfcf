import { type Camera, isSeen, type Vec } from './camera.ts'
import { darker, lighter } from './color.ts'
import { inLight, type Mood, snowColor } from './mood.ts'
import { floorPlane, type Plane, plane } from './plane.ts'
import { prism } from './solid.ts'
import { gradient, type SvgPoint } from './svg.ts'

export const carColors = [
  '#9a3f2d',
  '#2f6675',
  '#d9d2c4',
  '#3a464b',
  '#d9a441',
  '#6d8763',
  '#b4bcc0',
  '#f0ebdf',
  '#51627a',
] as const

const LENGTH = 4.2
const WIDE = 1.76

/** Side outlines from tail to nose, counter-clockwise; the edges named are glass. */
const shapes: readonly {
  outline: readonly SvgPoint[]
  glass: readonly number[]
  windows: readonly (readonly SvgPoint[])[]
}[] = [
  {
    outline: [
      [0.05, 0.28],
      [4.15, 0.28],
      [4.2, 0.66],
      [4.02, 0.86],
      [3.2, 0.97],
      [2.5, 1.46],
      [0.75, 1.5],
      [0.12, 1.02],
      [0, 0.7],
    ],
    glass: [4, 6],
    windows: [
      [
        [2.95, 1],
        [2.42, 1.38],
        [1.72, 1.4],
        [1.72, 1],
      ],
      [
        [1.62, 1],
        [1.62, 1.4],
        [0.92, 1.41],
        [0.45, 1],
      ],
    ],
  },
  {
    outline: [
      [0.05, 0.28],
      [4.15, 0.28],
      [4.2, 0.7],
      [4.05, 0.9],
      [3.3, 1.02],
      [2.75, 1.62],
      [0.15, 1.66],
      [0.02, 1.0],
      [0, 0.7],
    ],
    glass: [4, 6],
    windows: [
      [
        [3.08, 1.05],
        [2.68, 1.52],
        [1.85, 1.54],
        [1.85, 1.05],
      ],
      [
        [1.75, 1.05],
        [1.75, 1.54],
        [0.95, 1.55],
        [0.95, 1.05],
      ],
      [
        [0.85, 1.05],
        [0.85, 1.55],
        [0.3, 1.55],
        [0.24, 1.05],
      ],
    ],
  },
]

function shapeNumber(index: number) {
  const shape = shapes[index % shapes.length]
  if (!shape) throw new Error(`There is no car of shape ${index}`)
  return shape
}

interface Parked {
  x: number
  z: number
  /** Which way the nose points; (x, z) is the tail's left corner as the driver sits. */
  nose: 'left' | 'right' | 'near' | 'far'
  color: string
  shape?: number
}

const headings: Record<Parked['nose'], Vec> = {
  left: [-1, 0, 0],
  right: [1, 0, 0],
  near: [0, 0, -1],
  far: [0, 0, 1],
}

/** A parked car. Its middle stands at (x, z). */
export function car(cam: Camera, mood: Mood, { x, z, nose, color, shape = 0 }: Parked): string {
  const u = headings[nose]
  const across: Vec = [u[2], 0, -u[0]]
  const tail: Vec = [
    x - (u[0] * LENGTH) / 2 - (across[0] * WIDE) / 2,
    0,
    z - (u[2] * LENGTH) / 2 - (across[2] * WIDE) / 2,
  ]
  const paint = inLight(mood, color)
  const glass = mood.lit ? '#22333f' : inLight(mood, '#3d5560')
  const { outline, glass: glassEdges, windows } = shapeNumber(shape)
  const roofed = (normalY: number) => mood.snow && normalY > 0.9
  const body = prism(cam, tail, u, [across[0] * WIDE, 0, across[2] * WIDE], outline, {
    end: gradient('v', lighter(paint, 0.16), [paint, 0.5], darker(paint, 0.2)),
    side: (_, normalY, edge) =>
      glassEdges.includes(edge)
        ? glass
        : roofed(normalY)
          ? snowColor(mood)
          : normalY > 0.6
            ? lighter(paint, 0.22)
            : normalY < -0.5
              ? '#1d2326'
              : darker(paint, 0.1),
  })
  const nearSide = isSeen(cam, tail, [-across[0], 0, -across[2]]) ? 0 : WIDE
  const side = plane(cam, [tail[0] + across[0] * nearSide, 0, tail[2] + across[2] * nearSide], u)
  const shadow = floorPlane(cam, 0.01)
  return [
    shadow.poly(corners(tail, u, across), mood.shadow, `opacity="${mood.shadowOpacity + 0.15}"`),
    body,
    ...windows.map((pane) => side.poly(pane, gradient('d', lighter(glass, 0.35), glass))),
    side.lines(
      [
        [0.1, 0.72, 4.1, 0.72],
        [1.68, 0.4, 1.68, 1],
      ],
      darker(paint, 0.3),
      1.4,
    ),
    wheel(side, 0.8) + wheel(side, 3.38),
    ends(cam, mood, tail, u, across, glass),
  ].join('')
}

function corners(tail: Vec, u: Vec, across: Vec): SvgPoint[] {
  const point = (a: number, b: number): SvgPoint => [
    tail[0] + u[0] * a + across[0] * b,
    tail[2] + u[2] * a + across[2] * b,
  ]
  return [
    point(-0.1, -0.12),
    point(LENGTH + 0.1, -0.12),
    point(LENGTH + 0.1, WIDE + 0.12),
    point(-0.1, WIDE + 0.12),
  ]
}

const wheel = (side: Plane, u: number) =>
  side.disc(u, 0.33, 0.36, '#1d2326') +
  side.disc(u, 0.33, 0.22, '#9aa2a5') +
  side.disc(u, 0.33, 0.09, '#4a5357')

/** Lamps, number plate and wheels of whichever end is seen. */
function ends(cam: Camera, mood: Mood, tail: Vec, u: Vec, across: Vec, glass: string): string {
  const front = isSeen(cam, [tail[0] + u[0] * LENGTH, 0, tail[2] + u[2] * LENGTH], u)
  const away = front ? LENGTH + 0.02 : -0.02
  const end = plane(cam, [tail[0] + u[0] * away, 0, tail[2] + u[2] * away], across)
  const lamp = front ? (mood.lit ? '#fff2cc' : '#e9e6da') : '#b8443a'
  return [
    end.rect(0.12, 0.12, 0.24, 0.3, '#1d2326') + end.rect(WIDE - 0.36, 0.12, 0.24, 0.3, '#1d2326'),
    end.rect(0.08, 0.56, 0.34, 0.17, lamp) + end.rect(WIDE - 0.42, 0.56, 0.34, 0.17, lamp),
    end.rect(0.6, 0.38, 0.56, 0.13, '#f4f2ea') + (front ? end.rect(0.5, 0.55, 0.76, 0.1, glass) : ''),
  ].join('')
}
