import type { ReactNode } from 'react'
import { useWords } from '../../../../ui/page/use-words.ts'
import type { Frame } from '../../map/frame.ts'
import { townMapOf } from '../../map/map-place.ts'
import type { WorldPoint } from '../../map/mercator.ts'
import type { StreetView } from '../../server/map/map-view.ts'
import { mapTexts } from './map.words.ts'
import { MapNames } from './map-names.tsx'
import { TownSketch } from './town-sketch.tsx'

interface TownCanvasProps {
  town: string
  /** What the drawing is called. */
  title: string
  frame: Frame
  /** Where no name may stand. */
  labels: readonly WorldPoint[]
  streets?: readonly StreetView[]
  /** What is marked on it, which keeps its size whatever the width of the map. */
  children: ReactNode
}

/** The map of a town: a sketch where the landlord has one, and what is marked on it. */
export function TownCanvas({ town, title, frame, labels, streets = [], children }: TownCanvasProps) {
  const map = townMapOf(town)
  const { notDrawn } = useWords(mapTexts)
  return (
    <svg className="map-canvas">
      <title>{title}</title>
      {map ? (
        <TownSketch map={map} frame={frame} />
      ) : (
        <text className="map-name" x="50%" y="85%">
          {notDrawn}
        </text>
      )}
      <MapNames map={map} frame={frame} labels={labels} streets={streets} />
      {children}
    </svg>
  )
}
