import type { ReactNode } from 'react'
import type { Frame } from '../../map/frame.ts'
import { townMapOf } from '../../map/map-place.ts'
import type { WorldPoint } from '../../map/mercator.ts'
import { AreaNames } from './area-names.tsx'
import { TownSketch } from './town-sketch.tsx'

interface TownCanvasProps {
  town: string
  /** What the drawing is called. */
  title: string
  frame: Frame
  /** Where no name of an area may stand. */
  labels: readonly WorldPoint[]
  /** What is marked on it, which keeps its size whatever the width of the map. */
  children: ReactNode
}

/** The map of a town: a sketch where the landlord has one, and what is marked on it. */
export function TownCanvas({ town, title, frame, labels, children }: TownCanvasProps) {
  const map = townMapOf(town)
  return (
    <svg className="map-canvas">
      <title>{title}</title>
      {map && <TownSketch map={map} frame={frame} />}
      {map && <AreaNames map={map} frame={frame} labels={labels} />}
      {children}
    </svg>
  )
}
