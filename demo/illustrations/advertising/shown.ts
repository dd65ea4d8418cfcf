import { mix } from '../color.ts'
import { abstractArt } from '../interiors/art.ts'
import { inLight, type Mood } from '../mood.ts'
import type { Plane } from '../plane.ts'
import type { Random } from '../random.ts'

/** Art on a lit or unlit surface: lamps keep its colours after dark. */
export const shown = (mood: Mood, wall: Plane, random: Random, u: number, v: number, w: number, h: number) =>
  abstractArt(wall, random, u, v, w, h, (color) =>
    mood.lit ? mix(color, '#ffcf8a', 0.1) : inLight(mood, color),
  )
