import { townMaps } from '#landlord/town-maps.ts'
import type { MapPoint, TownMapDrawing } from '../../../../landlord-types/town-map.ts'
import { type Coordinates, coordinatesOf } from '../../../domain/portfolio/coordinates.ts'

/** Where a property is shown. One without coordinates stands in the middle of its area, or else of its town. */
interface MapPlace extends Coordinates {
  precision: 'building' | 'area' | 'town'
}

/** What is read of a property to show it on a map. */
export interface PlacedRow {
  city: string
  latitude: number | null
  longitude: number | null
}

/** Where a property in an area is shown; null where nothing is known but the names of its area and town. */
export function mapPlaceOf(
  row: PlacedRow,
  area: string,
  maps: readonly TownMapDrawing[] = townMaps,
): MapPlace | null {
  const known = coordinatesOf(row)
  if (known) return { ...known, precision: 'building' }
  const town = townMapOf(row.city, maps)
  if (!town) return null
  const found = town.areas.find(({ name }) => name === area)
  return found
    ? { ...atPlace(found.centre), precision: 'area' }
    : { ...atPlace(town.centre), precision: 'town' }
}

/** The sketch of a town; null where there is none. */
export function townMapOf(town: string, maps: readonly TownMapDrawing[] = townMaps): TownMapDrawing | null {
  return maps.find((map) => map.town === town) ?? null
}

export const atPlace = ([latitude, longitude]: MapPoint): Coordinates => ({ latitude, longitude })
