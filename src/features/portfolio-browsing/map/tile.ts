import type { WorldPoint } from './mercator.ts'

/** A square picture of the map: level, column and row as every map of the web counts them. */
export interface Tile {
  z: number
  x: number
  y: number
}

/** From a whole county to single houses. */
export const MIN_ZOOM = 8
export const MAX_ZOOM = 17

/** The tile that three texts name; null where they name none that is ever shown. */
export function parseTile(z: string, x: string, y: string): Tile | null {
  const [level, column, row] = [z, x, y].map((text) =>
    /^(?:0|[1-9]\d{0,5})$/.test(text) ? Number(text) : -1,
  )
  if (level === undefined || column === undefined || row === undefined) return null
  if (level < MIN_ZOOM || level > MAX_ZOOM) return null
  const isThere = [column, row].every((part) => part >= 0 && part < 2 ** level)
  return isThere ? { z: level, x: column, y: row } : null
}

/** The tile of a level that a place lies on. */
export function tileAt({ x, y }: WorldPoint, z: number): Tile {
  return { z, x: Math.floor(x * 2 ** z), y: Math.floor(y * 2 ** z) }
}

/** The tile of a lower level that a tile lies on. */
export function tileAbove({ z, x, y }: Tile, level: number): Tile {
  const shift = z - level
  return { z: level, x: x >> shift, y: y >> shift }
}
