import type { Coordinates } from '../../../domain/portfolio/coordinates.ts'

/** A place in the square of Web Mercator (EPSG:3857), where the world is 1 wide: x from the west, y from the north. */
export interface WorldPoint {
  x: number
  y: number
}

/** At the equator. */
const EARTH_METRES = 40_075_017

const radians = (degrees: number) => (degrees * Math.PI) / 180

export function toWorld({ latitude, longitude }: Coordinates): WorldPoint {
  return {
    x: longitude / 360 + 0.5,
    y: 0.5 - Math.asinh(Math.tan(radians(latitude))) / (2 * Math.PI),
  }
}

export function toCoordinates({ x, y }: WorldPoint): Coordinates {
  return {
    latitude: (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI,
    longitude: (x - 0.5) * 360,
  }
}

/** How much of the world some metres are, as far north as a place. */
export function worldLength(metres: number, { y }: WorldPoint): number {
  return metres / (EARTH_METRES * Math.cos(radians(toCoordinates({ x: 0, y }).latitude)))
}

/** The distance of two places that are no more than some tens of kilometres apart. */
export function metresBetween(one: Coordinates, other: Coordinates): number {
  const [from, to] = [toWorld(one), toWorld(other)]
  return Math.hypot(to.x - from.x, to.y - from.y) / worldLength(1, from)
}
