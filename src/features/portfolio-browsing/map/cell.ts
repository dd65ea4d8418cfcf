import type { WorldPoint } from './mercator.ts'

/**
 * A square of the map: its quadkey. Each digit from 0 to 3 is a quarter of the square before it, so that a square lies
 * in all those whose keys its own begins with. Written so in addresses: `rute=120022131`.
 */
export type MapCell = string

/** The smallest squares, 80 metres wide at 59° north. */
const MAX_LEVEL = 18

/** The square of a level that a place lies in. */
export function cellAt({ x, y }: WorldPoint, level: number = MAX_LEVEL): MapCell {
  const [column, row] = [x, y].map((part) => Math.floor(part * 2 ** level))
  return quadkey(column ?? 0, row ?? 0, level)
}

export function quadkey(column: number, row: number, level: number): MapCell {
  let key = ''
  for (let bit = level - 1; bit >= 0; bit -= 1) key += ((column >> bit) & 1) + 2 * ((row >> bit) & 1)
  return key
}

/** Whether a place lies in a square. */
export function isInCell({ x, y }: WorldPoint, cell: MapCell): boolean {
  let [right, down] = [x, y]
  for (let level = 0; level < cell.length; level += 1) {
    right *= 2
    down *= 2
    if (Number(cell[level]) !== Math.floor(right) + 2 * Math.floor(down)) return false
    right %= 1
    down %= 1
  }
  return true
}

/** The square that a text names; null where it names none, or one that is too large or too small to be chosen. */
export function parseCell(text: string): MapCell | null {
  return /^[0-3]{8,18}$/.test(text) ? text : null
}
