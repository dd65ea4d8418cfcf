import { drawnPictures } from '#landlord/drawn-pictures.ts'
import { drawScene } from './illustrations/scenes.ts'
import { document } from './illustrations/svg.ts'
import { inPlaceOf } from './picture-files.ts'

interface PageDrawing {
  page: 'bolig' | 'minilager' | 'coliving' | 'naering' | 'parkering'
  /** What is cut out of a scene of 1600 by 1067, in the proportions of the page's layout. */
  frame: { left: number; top: number; width: number; height: number }
  width: number
}

/** The pictures of the category pages: other scenes than the tiles that lead to them, each cut for its layout. */
const drawings: readonly PageDrawing[] = [
  {
    page: 'bolig',
    frame: { left: 0, top: 205, width: 1600, height: 640 },
    width: 2000,
  },
  {
    page: 'minilager',
    frame: { left: 300, top: 0, width: 960, height: 1067 },
    width: 900,
  },
  {
    page: 'coliving',
    frame: { left: 0, top: 60, width: 1600, height: 960 },
    width: 1400,
  },
  {
    page: 'naering',
    frame: { left: 0, top: 40, width: 1600, height: 1000 },
    width: 1800,
  },
  {
    page: 'parkering',
    frame: { left: 60, top: 130, width: 1540, height: 880 },
    width: 1200,
  },
]

/** The drawings of the category pages as SVG, each with the size it is drawn at. */
export function pageArt(): { name: string; svg: string; width: number; height: number }[] {
  return drawings.map(({ page, frame, width }) => {
    const height = Math.round((width * frame.height) / frame.width)
    const viewBox = `${frame.left} ${frame.top} ${frame.width} ${frame.height}`
    const svg = document(drawScene(drawnPictures.pages[page]), width, height, viewBox)
    return inPlaceOf({ name: `page-${page}`, svg, width, height })
  })
}
