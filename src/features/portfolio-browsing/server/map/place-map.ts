import { buildingOf, streetOf } from '../../../../domain/portfolio/building.ts'
import { placeIn } from '../../../../domain/portfolio/housing-areas.ts'
import { folderName } from '../../../../domain/portfolio/slug.ts'
import { writeListAddress } from '../../filters/filters.ts'
import type { HomeFacts } from '../../filters/home-facts.ts'
import { type Frame, frameAround, inFrame } from '../../map/frame.ts'
import { mapPositionOf } from '../../map/map-position.ts'
import type { PropertyRow } from '../property-row.ts'
import type { PlaceMapView, StreetView } from './map-view.ts'

/** Wide enough to see in which part of the town a property lies, and near enough for the names of streets. */
const MAP_METRES = 1400

/** How many streets are named around a property, at most. */
const MAX_STREETS = 8

/** Where one property lies: in the middle of its map. Null where that is not known. */
export function placeMapOf(row: PropertyRow, homes: readonly HomeFacts[]): PlaceMapView | null {
  const spot = mapPositionOf(row, placeIn(row.location, row.city))
  if (!spot) return null
  const { x, y, isExact } = spot
  const frame = frameAround({ west: x, east: x, north: y, south: y }, MAP_METRES)
  const own = addressOf(row.title, row.location)
  const listed = writeListAddress({ category: null, asked: { by: folderName(row.city) }, view: 'kart' })
  return {
    town: row.city,
    frame,
    isExact,
    address: isExact ? own.address : null,
    streets: streetsIn(frame, homes).filter(({ name }) => name !== own.street),
    href: `/eiendommer?${listed}`,
  }
}

/** What a property's title or address says of its street. */
function addressOf(title: string, location: string) {
  const said = [title, location].find((text) => streetOf(text) !== null) ?? ''
  const street = streetOf(said)
  return { street, address: street && (buildingOf(said) ?? street) }
}

/**
 * The streets of a map: each where a building of the landlord's stands in it, those nearest to the middle first. There are no
 * other streets whose place is known.
 */
function streetsIn(frame: Frame, homes: readonly HomeFacts[]): StreetView[] {
  const found = new Map<string, StreetView>()
  for (const { title, area, spot } of homes) {
    if (!spot?.isExact) continue
    const at = inFrame(spot, frame)
    if (at.x < 0 || at.x > 1 || at.y < 0 || at.y > 1) continue
    const { street } = addressOf(title, area.name)
    if (street && !found.has(street)) found.set(street, { name: street, at })
  }
  const fromMiddle = ({ at }: StreetView) => Math.hypot(at.x - 0.5, at.y - 0.5)
  return [...found.values()].sort((one, other) => fromMiddle(one) - fromMiddle(other)).slice(0, MAX_STREETS)
}
