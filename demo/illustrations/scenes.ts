import { detachedHouse } from './exteriors/detached.ts'
import type { SceneKind, SceneSpec } from './spec.ts'
import { type Stage, stageOf } from './stage.ts'
import { document } from './svg.ts'

const drawings: Partial<Record<SceneKind, (stage: Stage) => string>> = {
  house: detachedHouse,
}

/** The picture that `spec` describes, as SVG, 1600 by 1067. */
export function renderScene(spec: SceneSpec): string {
  const draw = drawings[spec.kind] ?? detachedHouse
  return document(draw(stageOf(spec)))
}
