import { mapPlaceOf, type PlacedRow } from './map-place.ts'
import { toWorld, type WorldPoint } from './mercator.ts'

/** Where a home stands on the map of the world. */
export interface MapPosition extends WorldPoint {
  /** Whether it stands where it is, and not in the middle of its area or town. */
  isExact: boolean
}

/** Where a property in an area stands; null where nothing is known but the names of its area and town. */
export function mapPositionOf(row: PlacedRow, area: string): MapPosition | null {
  const place = mapPlaceOf(row, area)
  if (!place) return null
  return { ...toWorld(place), isExact: place.precision === 'building' }
}
