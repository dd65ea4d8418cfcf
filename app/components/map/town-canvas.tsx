import type { Frame } from '../../../domain/map/frame.ts'
import { townMapOf } from '../../../domain/map/map-place.ts'
import type { MapPin } from '../../../server/catalogue/map/map-view.ts'
import { AreaNames } from './area-names.tsx'
import { Pin } from './pin.tsx'
import { TownSketch } from './town-sketch.tsx'

interface TownCanvasProps {
  town: string
  /** What the drawing is called. */
  title: string
  frame: Frame
  pins: readonly MapPin[]
}

/** The map of a town: a sketch where the landlord has one, and the pins, which keep their size whatever its width. */
export function TownCanvas({ town, title, frame, pins }: TownCanvasProps) {
  const map = townMapOf(town)
  return (
    <svg className="map-canvas">
      <title>{title}</title>
      {map && <TownSketch map={map} frame={frame} />}
      {map && <AreaNames map={map} frame={frame} labels={pins.map((pin) => pin.label)} />}
      {pins.map((pin) => (
        <Pin key={`${pin.href} ${pin.at.x} ${pin.at.y}`} pin={pin} />
      ))}
    </svg>
  )
}
