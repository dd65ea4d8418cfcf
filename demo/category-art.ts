import type { CategorySlug } from '../landlord-types/category.ts'
import { drawScene } from './illustrations/scenes.ts'
import type { SceneSpec } from './illustrations/spec.ts'
import { document } from './illustrations/svg.ts'

const look = { place: 'larvik', hour: 'day', season: 'summer', paint: 'falu' } as const

const scenes: Record<CategorySlug, { scene: SceneSpec; left: number }> = {
  bolig: { scene: { ...look, kind: 'house', seed: 5001, home: 501 }, left: 90 },
  parkering: { scene: { ...look, kind: 'charging', hour: 'dusk', seed: 5002, home: 502 }, left: 90 },
  naering: {
    scene: { ...look, kind: 'shop', hour: 'evening', season: 'autumn', seed: 5003, home: 503 },
    left: 90,
  },
  coliving: { scene: { ...look, kind: 'lounge', paint: 'ochre', seed: 5004, home: 504 }, left: 90 },
  minilager: { scene: { ...look, kind: 'storage-unit', paint: 'fjord', seed: 5005, home: 505 }, left: 90 },
  reklame: { scene: { ...look, kind: 'billboard', hour: 'evening', seed: 5006, home: 506 }, left: 90 },
}

/** The landing tile of a category, 800 by 600. */
export function categoryScene(slug: CategorySlug): string {
  const { scene, left } = scenes[slug]
  return document(drawScene(scene), 800, 600, `${left} 0 1422 1067`)
}
