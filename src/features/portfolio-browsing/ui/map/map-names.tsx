import type { TownMapDrawing } from '../../../../../landlord-types/town-map.ts'
import { type Frame, inFrame } from '../../map/frame.ts'
import { atPlace } from '../../map/map-place.ts'
import { toWorld, type WorldPoint, worldLength } from '../../map/mercator.ts'
import type { StreetView } from '../../server/map/map-view.ts'

/** Where a name would be cut off, or stand in the way of another label, as parts of the map's width and height. */
const MARGIN = { x: 0.12, y: 0.05 }
const ROOM = { x: 0.2, y: 0.1 }

/** A name on the map, and where it may stand, the best place first. */
interface MapName {
  name: string
  places: readonly WorldPoint[]
}

interface PlacedName {
  name: string
  place: WorldPoint
}

interface MapNamesProps {
  map: TownMapDrawing | null
  frame: Frame
  streets: readonly StreetView[]
  /** Where no name may stand. */
  labels: readonly WorldPoint[]
}

/** The names of a town's areas where there is room beside the pins, and of streets where there is room beside those. */
export function MapNames({ map, frame, streets, labels }: MapNamesProps) {
  const areas = placeNames(map ? namesOfAreas(map, frame) : [], labels)
  const lines = map && streets.length > 0 ? namesOfRoads(map, frame) : []
  const ways = placeNames(
    [...streets.map(({ name, at }) => ({ name, places: [at] })), ...lines],
    [...labels, ...areas.map(({ place }) => place)],
  )
  return (
    <g>
      {areas.map(({ name, place }) => (
        <text key={name} className="map-name" x={percentOf(place.x)} y={percentOf(place.y)}>
          {name}
        </text>
      ))}
      {ways.map(({ name, place }) => (
        <text key={name} className="map-name map-street" x={percentOf(place.x)} y={percentOf(place.y)}>
          {name}
        </text>
      ))}
    </g>
  )
}

/** At the northern edge of each area, or at its southern one, or within it. */
const namesOfAreas = (map: TownMapDrawing, frame: Frame): MapName[] =>
  map.areas.map(({ name, centre, metres }) => {
    const middle = toWorld(atPlace(centre))
    const reach = worldLength(metres, middle)
    const places = [-1.15, 1.2, -0.6, 0.6].map((part) =>
      inFrame({ x: middle.x, y: middle.y + part * reach }, frame),
    )
    return { name, places }
  })

/** On the line of each road that has a name, not at its ends, where others begin. */
const namesOfRoads = (map: TownMapDrawing, frame: Frame): MapName[] =>
  map.roads.flatMap(({ name, line }) => {
    if (!name) return []
    const corners = line.map((point) => inFrame(toWorld(atPlace(point)), frame))
    const places = corners.slice(1).flatMap((to, index) => {
      const from = corners[index] ?? to
      const [before, after] = [corners[index - 1] ?? from, corners[index + 2] ?? to]
      return [0.5, 0.25, 0.75].map((part) => pointOn([before, from, to, after], part))
    })
    return { name, places }
  })

/** A point on the way between the inner two of four corners, on the soft line that `smoothPath` draws. */
function pointOn(
  corners: readonly [WorldPoint, WorldPoint, WorldPoint, WorldPoint],
  part: number,
): WorldPoint {
  const along = (axis: 'x' | 'y') => {
    const [{ [axis]: before }, { [axis]: from }, { [axis]: to }, { [axis]: after }] = corners
    const [first, second] = [to - before, 2 * before - 5 * from + 4 * to - after]
    const third = 3 * (from - to) + after - before
    return from + (part * (first + part * (second + part * third))) / 2
  }
  return { x: along('x'), y: along('y') }
}

/** The names that have room, in their order, none where another label stands. */
function placeNames(names: readonly MapName[], labels: readonly WorldPoint[]): PlacedName[] {
  const taken = [...labels]
  return names.flatMap(({ name, places }) => {
    const place = places.find((one) => isOnMap(one) && taken.every((other) => !meets(one, other)))
    if (!place) return []
    taken.push(place)
    return [{ name, place }]
  })
}

export const percentOf = (part: number): string => `${Math.round(part * 10_000) / 100}%`

const isOnMap = ({ x, y }: WorldPoint): boolean =>
  x > MARGIN.x && x < 1 - MARGIN.x && y > MARGIN.y && y < 1 - MARGIN.y

const meets = (one: WorldPoint, other: WorldPoint): boolean =>
  Math.abs(one.x - other.x) < ROOM.x && Math.abs(one.y - other.y) < ROOM.y
