import { placeIn } from '../../../../domain/portfolio/housing-areas.ts'
import { folderName } from '../../../../domain/portfolio/slug.ts'
import { writeListAddress } from '../../filters/filters.ts'
import { frameAround } from '../../map/frame.ts'
import { mapPositionOf } from '../../map/map-position.ts'
import type { PropertyRow } from '../property-row.ts'
import type { PlaceMapView } from './map-view.ts'

/** Wide enough to see in which part of the town a property lies. */
const MAP_METRES = 2200

/** Where one property lies: in the middle of its map. Null where that is not known. */
export function placeMapOf(row: PropertyRow): PlaceMapView | null {
  const spot = mapPositionOf(row, placeIn(row.location, row.city))
  if (!spot) return null
  const { x, y, isExact } = spot
  const listed = writeListAddress({ category: null, asked: { by: folderName(row.city) }, view: 'kart' })
  return {
    town: row.city,
    frame: frameAround({ west: x, east: x, north: y, south: y }, MAP_METRES),
    isExact,
    href: `/eiendommer?${listed}`,
  }
}
