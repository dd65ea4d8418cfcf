import { backdrop } from './backdrop.ts'
import { ground } from './ground.ts'
import type { DrawingStage } from './stage.ts'

interface Lie {
  horizon: number
  /** How far below the horizon the land begins. */
  shore: number
  light?: { x: number; y: number }
}

/** Sky, hills, water and the land in front: what every outdoor scene stands on. */
export const setting = ({ mood, random, spec }: DrawingStage, { horizon, shore, light }: Lie) =>
  backdrop({ mood, random, place: spec.place, horizon, shore: shore + 40, light }) +
  ground(mood, random, horizon + shore)
