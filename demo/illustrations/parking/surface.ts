import type { Camera } from '../camera.ts'
import { mix } from '../color.ts'
import { inLight, type Mood } from '../mood.ts'
import { floorPlane } from '../plane.ts'
import { gradient, times } from '../svg.ts'

export const BAY = 2.6

/** A paved surface between two depths. */
export function asphalt(cam: Camera, mood: Mood, near: number, far: number): string {
  const color = mood.snow ? mix(mood.grass[1], inLight(mood, '#7a8084'), 0.22) : inLight(mood, '#7f8587')
  return floorPlane(cam).rect(
    -40,
    near,
    100,
    far - near,
    gradient('v', mix(color, mood.haze, 0.2), mix(color, mood.shadow, 0.15)),
  )
}

/** The white lines between parking bays. */
export const bays = (cam: Camera, mood: Mood, count: number, near: number, far: number, color = '#f4f0e4') =>
  times(count + 1, (i) =>
    floorPlane(cam, 0.01).rect(
      i * BAY - 0.05,
      near,
      0.1,
      far - near,
      mix(inLight(mood, color), mood.paving, mood.snow ? 0.5 : 0.05),
    ),
  )
