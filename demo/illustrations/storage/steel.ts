import { mix } from '../color.ts'
import { paints } from '../palette.ts'
import type { DrawingStage } from '../stage.ts'

/** The colour of the doors in one storage building. */
export const steel = (stage: DrawingStage) =>
  mix(paints[stage.spec.paint], '#e9e4d8', stage.spec.paint === 'white' ? 0 : 0.08)
