import type { TownMapDrawing } from '../../../../../landlord-types/town-map.ts'
import { type Frame, inFrame } from '../../map/frame.ts'
import { atPlace } from '../../map/map-place.ts'
import { toWorld, type WorldPoint, worldLength } from '../../map/mercator.ts'

/** Where a name would be cut off, or stand in the way of another label, as parts of the map's width and height. */
const MARGIN = { x: 0.12, y: 0.05 }
const ROOM = { x: 0.2, y: 0.1 }

/** The names of a town's areas, at their northern edges, where there is room beside the pins. */
export function AreaNames({
  map,
  frame,
  labels,
}: {
  map: TownMapDrawing
  frame: Frame
  labels: readonly WorldPoint[]
}) {
  const taken = [...labels]
  const shown = map.areas.flatMap(({ name, centre, metres }) => {
    const middle = toWorld(atPlace(centre))
    const reach = worldLength(metres, middle)
    const places = [-1.15, 1.2, -0.6, 0.6].map((part) =>
      inFrame({ x: middle.x, y: middle.y + part * reach }, frame),
    )
    const place = places.find((one) => isOnMap(one) && taken.every((other) => !meets(one, other)))
    if (!place) return []
    taken.push(place)
    return [{ name, place }]
  })
  return (
    <g>
      {shown.map(({ name, place }) => (
        <text key={name} className="map-name" x={percentOf(place.x)} y={percentOf(place.y)}>
          {name}
        </text>
      ))}
    </g>
  )
}

export const percentOf = (part: number): string => `${Math.round(part * 10_000) / 100}%`

const isOnMap = ({ x, y }: WorldPoint): boolean =>
  x > MARGIN.x && x < 1 - MARGIN.x && y > MARGIN.y && y < 1 - MARGIN.y

const meets = (one: WorldPoint, other: WorldPoint): boolean =>
  Math.abs(one.x - other.x) < ROOM.x && Math.abs(one.y - other.y) < ROOM.y
