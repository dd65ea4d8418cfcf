import { type Camera, camera } from '../camera.ts'
import { darker, mix } from '../color.ts'
import { floorPlane, type Plane, plane } from '../plane.ts'
import { box } from '../solid.ts'
import type { DrawingStage } from '../stage.ts'
import { gradient, HEIGHT, rect, times, WIDTH } from '../svg.ts'
import { rollingDoor } from './doors.ts'
import { steel } from './steel.ts'
import { carton } from './things.ts'

/** A bright corridor with numbered doors on both sides. */
export function storageCorridor(stage: DrawingStage): string {
  const { random, home } = stage
  const w = home.range(2.2, 2.7)
  const cam = camera({
    position: [w * random.range(0.38, 0.62), 1.5, -1.2],
    turn: random.range(-7, 7),
    focal: 1000,
    horizon: 500,
  })
  const length = 17
  const left = plane(cam, [0, 0, 0], [0, 0, 1])
  const right = plane(cam, [w, 0, 0], [0, 0, 1])
  const first = home.int(1, 60)
  const color = steel(stage)
  const wall = '#efeade'
  // The right wall runs towards the viewer, so that its numbers read the right way round.
  const facing = plane(cam, [w, 0, length], [0, 0, -1])
  const doors = (each: Plane, offset: number, shade: number) => {
    const tint = mix(color, '#4a3a30', shade)
    return times(10, (i) => {
      const z = 15.2 - i * 1.7
      return rollingDoor(
        each,
        each === facing ? length - z - 1.25 : z,
        0.02,
        1.25,
        2.15,
        tint,
        first + (9 - i) * 2 + offset,
      )
    })
  }
  return [
    rect(0, 0, WIDTH, HEIGHT, wall),
    floorPlane(cam, 2.7).rect(0, -4, w, length + 4, gradient('v', '#f7f3e9', '#d9d3c5')),
    floor(cam, w, length, color),
    plane(cam, [0, 0, length], [1, 0, 0]).rect(0, 0, w, 2.7, '#ddd7c9') + endWall(cam, w, length, color),
    left.rect(-4, 0, length + 4, 2.7, gradient('h', '#d6cfbf', '#e9e3d6')) +
      right.rect(-4, 0, length + 4, 2.7, gradient('h', '#e2dccd', '#cdc6b6')),
    doors(left, 0, 0.05),
    doors(facing, 1, 0.12),
    left.rect(-4, 2.3, length + 4, 0.1, color) + right.rect(-4, 2.3, length + 4, 0.1, color),
    times(
      7,
      (i) =>
        floorPlane(cam, 2.69).rect(w / 2 - 0.18, 15.5 - i * 2.6, 0.36, 1.5, '#fffdf2') +
        lampGlow(cam, w, 16.2 - i * 2.6),
    ),
    trolley(stage, cam, w * (random.chance(0.5) ? 0.3 : 0.7), random.range(2.6, 4.4)),
  ].join('')
}

const lampGlow = (cam: Camera, w: number, z: number) =>
  floorPlane(cam, 0.01).rect(w / 2 - 0.35, z - 1, 0.7, 1.8, '#ffffff', 'opacity=".26"')

/** The painted floor of the corridor. */
export function floor(cam: Camera, w: number, length: number, color: string): string {
  const ground = floorPlane(cam)
  return (
    ground.rect(0, -4, w, length + 4, gradient('v', '#c9c6bd', '#aeb0ab')) +
    ground.rect(0.1, -4, 0.09, length + 4, color) +
    ground.rect(w - 0.19, -4, 0.09, length + 4, color)
  )
}

const endWall = (cam: Camera, w: number, z: number, color: string) => {
  const wall = plane(cam, [0, 0, z], [1, 0, 0])
  return (
    wall.rect(w / 2 - 0.6, 0, 1.2, 2.1, darker(color, 0.1)) +
    wall.rect(w / 2 - 0.45, 1.1, 0.35, 0.8, '#cfe0e0') +
    wall.rect(w / 2 + 0.1, 1.1, 0.35, 0.8, '#cfe0e0') +
    wall.rect(w / 2 - 0.3, 2.25, 0.6, 0.2, '#4f8a5a')
  )
}

/** A trolley with a tenant's boxes on it. */
function trolley({ random }: DrawingStage, cam: Camera, x: number, z: number): string {
  const rail = '#39484d'
  const back = plane(cam, [x - 0.4, 0, z + 0.7], [1, 0, 0])
  return [
    floorPlane(cam).rect(x - 0.5, z - 0.1, 1, 1, '#2a1d12', 'opacity=".2"'),
    back.lines(
      [
        [0, 0.2, 0, 1.05],
        [0.8, 0.2, 0.8, 1.05],
        [0, 1.05, 0.8, 1.05],
      ],
      rail,
      6,
      'stroke-linecap="round"',
    ),
    box(cam, { x: x - 0.42, y: 0.16, z, w: 0.84, h: 0.06, d: 0.7 }, rail),
    times(2, (i) =>
      box(cam, { x: x - 0.38 + i * 0.66, y: 0, z: z + 0.02, w: 0.1, h: 0.16, d: 0.14 }, '#1d2326', {}, 3),
    ),
    carton(cam, random, x - 0.38, 0.22, z + 0.1, 0.42, 0.36, 0.45) +
      carton(cam, random, x + 0.06, 0.22, z + 0.08, 0.34, 0.3, 0.45) +
      carton(cam, random, x - 0.3, 0.58, z + 0.15, 0.38, 0.3, 0.4),
  ].join('')
}
