import type { MapPoint, TownMapDrawing } from '../../../../../landlord-types/town-map.ts'
import { FRAME_HEIGHT, type Frame, inFrame } from '../../map/frame.ts'
import { atPlace } from '../../map/map-place.ts'
import { toWorld, type WorldPoint, worldLength } from '../../map/mercator.ts'
import { smoothPath } from './smooth-path.ts'

/** The units of the drawing, which is scaled to the width of the map. */
const WIDTH = 400
const HEIGHT = WIDTH * FRAME_HEIGHT

/** Land, water, roads and built-up areas of a town, as a sketch. */
export function TownSketch({ map, frame }: { map: TownMapDrawing; frame: Frame }) {
  const drawn = (lines: readonly (readonly MapPoint[])[], className: string, isClosed: boolean) =>
    lines.map((line) => {
      const points = line.map((point) => inUnits(toWorld(atPlace(point)), frame))
      const path = smoothPath(points, isClosed)
      return <path key={path} className={className} d={path} />
    })
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" height="100%" aria-hidden="true">
      {map.areas.map((area) => (
        <path key={area.name} className="map-area" d={areaPath(area, frame)} />
      ))}
      {drawn(
        map.roads.map(({ line }) => line),
        'map-road',
        false,
      )}
      {drawn(map.rivers, 'map-river', false)}
      {drawn(map.water, 'map-water', true)}
    </svg>
  )
}

function inUnits(point: WorldPoint, frame: Frame): WorldPoint {
  const { x, y } = inFrame(point, frame)
  return { x: x * WIDTH, y: y * HEIGHT }
}

/** How many points the edge of a built-up area has. */
const CORNERS = 14

/** The edge of a built-up area, which is no circle: each has a shape of its own. */
function areaPath({ name, centre, metres }: TownMapDrawing['areas'][number], frame: Frame): string {
  const middle = toWorld(atPlace(centre))
  const radius = worldLength(metres, middle)
  const points = Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (corner / CORNERS) * 2 * Math.PI
    const reach = radius * (1 + 0.13 * Math.sin(2 * angle + name.length) + 0.09 * Math.cos(3 * angle))
    return inUnits(
      { x: middle.x + reach * Math.cos(angle), y: middle.y + reach * Math.sin(angle) * 0.9 },
      frame,
    )
  })
  return smoothPath(points, true)
}
