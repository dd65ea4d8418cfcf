import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../../ui/page/use-words.ts'
import type { Frame } from '../../map/frame.ts'
import type { MapCredit, MapPin } from '../../server/map/map-view.ts'
import { mapTexts } from './map.words.ts'
import type { ChoosePin } from './pin.tsx'
import { type OpenMap, openTileMap } from './tile-layer.ts'
import tileStyles from './tile-map.css?url'

interface TileMapProps {
  title: string
  frame: Frame
  pins: readonly MapPin[]
  credit: MapCredit
  onChoose: ChoosePin
}

/** The map of a map service, with the same pins as the drawing. Loaded with Leaflet when a visitor asks for it. */
export function TileMap({ title, frame, pins, credit, onChoose }: TileMapProps) {
  const words = useWords(mapTexts)
  const element = useRef<HTMLElement>(null)
  const opened = useRef<OpenMap>(null)
  const [hasTiles, setHasTiles] = useState(true)
  useEffect(() => {
    if (!element.current) return
    const map = openTileMap(element.current, { frame, pins, onTiles: setHasTiles, onChoose })
    opened.current = map
    element.current.focus({ preventScroll: true })
    return () => map.close()
  }, [frame, pins, onChoose])
  return (
    <div className="tile-map">
      <link rel="stylesheet" href={tileStyles} precedence="map" />
      <section ref={element} className="tile-map-canvas" aria-label={words.movable(title)} />
      <div className="tile-map-zoom">
        <button type="button" aria-label={words.zoomIn} onClick={() => opened.current?.zoomIn()}>
          +
        </button>
        <button type="button" aria-label={words.zoomOut} onClick={() => opened.current?.zoomOut()}>
          −
        </button>
      </div>
      <p role="status" className="tile-map-problem">
        {!hasTiles && words.noTiles}
      </p>
      <p className="tile-map-credit">
        <a href={credit.href}>{credit.text}</a>
      </p>
    </div>
  )
}
