import type { Hour } from '../../../landlord-types/scene.ts'
import { type Camera, camera } from '../camera.ts'
import { mix } from '../color.ts'
import type { Mood } from '../mood.ts'
import { floorPlane, type Plane, plane } from '../plane.ts'
import type { Random } from '../random.ts'
import type { DrawingStage } from '../stage.ts'
import { type Style, styleOf } from './style.ts'

/** A room and everything it takes to draw in it. */
export interface Room {
  cam: Camera
  mood: Mood
  random: Random
  home: Random
  style: Style
  w: number
  d: number
  h: number
  back: Plane
  left: Plane
  right: Plane
  floor: Plane
  /** A colour as it looks in the room's light. */
  tone(color: string): string
}

interface Shape {
  w: number
  d: number
  h?: number
  /** Where the viewer stands along the room's width, as a share of it. */
  eye?: number
  back?: number
  turn?: number
  focal?: number
  horizon?: number
}

/** What dims a room: a colour, and how much of it. */
const shades: Readonly<Record<Hour, readonly [color: string, share: number]>> = {
  day: ['#fff6e6', 0],
  evening: ['#f2b474', 0.1],
  dusk: ['#a8703f', 0.14],
  night: ['#5f4638', 0.24],
}

/** An empty room of the given size, seen from its open side. */
export function roomOf(
  stage: DrawingStage,
  { w, d, h = 2.6, eye = 0.5, back = 1.6, turn = 0, focal = 1330, horizon = 480 }: Shape,
): Room {
  const cam = camera({ position: [w * eye, 1.45, -back], turn, focal, horizon })
  const { mood } = stage
  const shade = shades[mood.hour]
  return {
    cam,
    mood,
    random: stage.random,
    home: stage.home,
    style: styleOf(stage),
    w,
    d,
    h,
    back: plane(cam, [0, 0, d], [1, 0, 0]),
    left: plane(cam, [0, 0, 0], [0, 0, 1]),
    right: plane(cam, [w, 0, 0], [0, 0, 1]),
    floor: floorPlane(cam),
    tone: (color) => mix(color, shade[0], shade[1]),
  }
}

/** Whether the lamps are lit indoors: earlier in the day than outside. */
export const lightOn = (mood: Mood) => mood.lit || mood.hour === 'evening'
