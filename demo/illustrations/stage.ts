import type { SceneSpec } from '../../landlord-types/scene.ts'
import { type Mood, moodOf } from './mood.ts'
import { type Random, randomFrom } from './random.ts'

/** What every scene is drawn with. */
export interface DrawingStage {
  spec: SceneSpec
  mood: Mood
  /** Chance of this picture alone. */
  random: Random
  /** Chance shared by all pictures of the same property. */
  home: Random
}

/** Sets the stage for a picture. */
export function stageOf(spec: SceneSpec): DrawingStage {
  return {
    spec,
    mood: moodOf(spec.hour, spec.season),
    random: randomFrom(spec.seed * 7919 + 11),
    home: randomFrom(spec.home * 104729 + 3),
  }
}
