import type { Solid } from './isometric.ts'

/** The height of a storage room, in metres. */
export const ROOM_HEIGHT = 2.3

const BOX = 0.46
/** The number of moving boxes in each stack. */
const stacks = [3, 2, 4, 1, 3, 2] as const

/** The floor of a room by its area in square metres, slightly deeper than wide. */
export function floorOf(area: number): { width: number; depth: number } {
  const width = Math.sqrt(area * 0.82)
  return { width, depth: area / width }
}

/**
 * What stands in a room of so many square metres, the farthest things first: moving boxes and skis in the smallest,
 * a wardrobe, a sofa and a bed where there is room for them.
 */
export function loadOf(area: number): Solid[] {
  const { width, depth } = floorOf(area)
  const solids: Solid[] = []
  let stack = 0
  const boxes = (x: number, y: number) => {
    const count = stacks[stack++ % stacks.length] ?? 1
    for (let level = 0; level < count; level += 1)
      solids.push({
        at: [x, y, level * (BOX - 0.06)],
        size: [BOX - 0.02 * level, BOX - 0.02 * level, BOX - 0.08],
        tone: level % 2 === 0 ? 'box' : 'box-light',
      })
  }

  let along = 0.08
  if (width >= 2) {
    solids.push({ at: [along, 0.06, 0], size: [1.1, 0.6, 1.95], tone: 'fjord' })
    along += 1.25
  }
  if (width >= 2.6) {
    solids.push({ at: [along, 0.06, 0], size: [0.28, 1.5, 1.9], tone: 'paper' })
    along += 0.5
  }
  for (; along + BOX <= width; along += BOX + 0.08) boxes(along, 0.08)

  let out = 0.78
  if (depth >= 2.9) {
    solids.push(
      { at: [0.06, out, 0], size: [0.85, 1.9, 0.42], tone: 'falu' },
      { at: [0.06, out, 0.42], size: [0.22, 1.9, 0.4], tone: 'falu' },
    )
    out += 2.05
  }
  for (; out + BOX <= depth; out += BOX + 0.1) boxes(0.08, out)

  if (width < 2) {
    const x = Math.max(0.6, width - 0.22)
    solids.push(
      { at: [x, 0.62, 0], size: [0.08, 0.04, 1.8], tone: 'falu' },
      { at: [x + 0.12, 0.62, 0], size: [0.08, 0.04, 1.72], tone: 'falu' },
    )
  }
  return solids
}
