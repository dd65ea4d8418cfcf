import { Readable } from 'node:stream'
import type { SceneKind } from '../../landlord-types/scene.ts'
import { execute } from '../../src/platform/database/query.ts'
import { type PhotoDeps, takePhoto } from '../../src/platform/photos/take-photo.ts'
import { renderJpeg } from '../illustrations/jpeg.ts'
import { renderScene } from '../illustrations/scenes.ts'

/** Stores a photo of a scene, taken at an instant. Gives its name. */
export type TakeScene = (kind: SceneKind, at: Date) => Promise<string>

/** How many drawings of each kind there are: drawing takes longer than all the rest of a case. */
const VARIANTS = 3

/** The camera of the demo's senders and caretakers: drawings that go the way of every uploaded photo. */
export function sceneCamera(deps: PhotoDeps): TakeScene {
  const drawn = new Map<string, Promise<Buffer>>()
  let taken = 0
  return async (kind, at) => {
    taken += 1
    const seed = taken % VARIANTS
    const key = `${kind}-${seed}`
    const drawing = drawn.get(key) ?? draw(kind, seed)
    drawn.set(key, drawing)
    const photo = { stream: Readable.from([await drawing]), label: `IMG_${4000 + taken}.jpg` }
    const result = await takePhoto(deps, photo)
    if ('problem' in result) throw new Error(`A photo of the demo was refused: ${result.problem}`)
    await execute(deps.database.pool, 'update photos set created_at = $2 where object_name = $1', [
      result.objectName,
      at,
    ])
    return result.objectName
  }
}

const draw = (kind: SceneKind, seed: number): Promise<Buffer> =>
  renderJpeg(
    renderScene({
      kind,
      seed,
      home: seed + 40,
      place: 'coast',
      hour: 'evening',
      season: 'autumn',
      paint: 'stone',
    }),
  )
