import { drawScene } from './illustrations/scenes.ts'
import type { SceneSpec } from './illustrations/spec.ts'
import { document } from './illustrations/svg.ts'

interface PageDrawing {
  name: string
  scene: SceneSpec
  /** What is cut out of a scene of 1600 by 1067, in the proportions of the page's layout. */
  frame: { left: number; top: number; width: number; height: number }
  width: number
}

const look = { place: 'larvik', hour: 'day', season: 'summer', paint: 'falu' } as const

/** The pictures of the category pages: other scenes than the tiles that lead to them, each cut for its layout. */
const drawings: readonly PageDrawing[] = [
  {
    name: 'page-bolig',
    scene: { ...look, kind: 'timber-town', seed: 5301, home: 531 },
    frame: { left: 0, top: 205, width: 1600, height: 640 },
    width: 2000,
  },
  {
    name: 'page-minilager',
    scene: { ...look, kind: 'storage-corridor', paint: 'fjord', seed: 5302, home: 532 },
    frame: { left: 300, top: 0, width: 960, height: 1067 },
    width: 900,
  },
  {
    name: 'page-coliving',
    scene: { ...look, kind: 'shared-kitchen', hour: 'evening', paint: 'ochre', seed: 5304, home: 534 },
    frame: { left: 0, top: 60, width: 1600, height: 960 },
    width: 1400,
  },
  {
    name: 'page-naering',
    scene: { ...look, kind: 'office-building', hour: 'dusk', seed: 5306, home: 536 },
    frame: { left: 0, top: 40, width: 1600, height: 1000 },
    width: 1800,
  },
  {
    name: 'page-parkering',
    scene: { ...look, kind: 'parking-lot', season: 'winter', seed: 5309, home: 539 },
    frame: { left: 60, top: 130, width: 1540, height: 880 },
    width: 1200,
  },
]

/** The drawings of the category pages as SVG, each with the size it is drawn at. */
export function pageArt(): { name: string; svg: string; width: number; height: number }[] {
  return drawings.map(({ name, scene, frame, width }) => {
    const height = Math.round((width * frame.height) / frame.width)
    const viewBox = `${frame.left} ${frame.top} ${frame.width} ${frame.height}`
    return { name, svg: document(drawScene(scene), width, height, viewBox), width, height }
  })
}
