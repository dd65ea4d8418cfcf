import { Map as LeafletMap, TileLayer } from 'leaflet'
import { FRAME_HEIGHT, type Frame } from '../../map/frame.ts'
import { toCoordinates, type WorldPoint } from '../../map/mercator.ts'
import { MAX_ZOOM, MIN_ZOOM } from '../../map/tile.ts'
import type { MapPin } from '../../server/map/map-view.ts'
import type { ChoosePin } from './pin.tsx'
import { tilePin } from './tile-pin.ts'

/** Tiles of the map service, by way of this site. */
const TILES = '/kart/fliser/{z}/{x}/{y}.png'

/** The site answers with so small a tile where the map service does not (src/features/portfolio-browsing/server/tiles/tile-routes.ts). */
const EMPTY_TILE_WIDTH = 1

/** How far from the edge a pin stands that a keyboard has come to, in pixels. */
const FOCUS_MARGIN = 48

export interface OpenMap {
  zoomIn(): void
  zoomOut(): void
  close(): void
}

interface TileMapContent {
  frame: Frame
  pins: readonly MapPin[]
  onTiles: (areThere: boolean) => void
  onChoose: ChoosePin
}

/**
 * Fills an element with a map that can be moved, on which each pin is a link. Leaflet's own popups, buttons and credits are
 * not used: they are made of HTML with `style` attributes, which the security policy does not take, or of untranslated text.
 * `onTiles` is told whether there has been any tile, each time that all in sight have been asked for.
 */
export function openTileMap(
  element: HTMLElement,
  { frame, pins, onTiles, onChoose }: TileMapContent,
): OpenMap {
  const isMoving = !matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = new LeafletMap(element, {
    attributionControl: false,
    zoomControl: false,
    maxZoom: MAX_ZOOM,
    maxBoundsViscosity: 1,
    // It begins with exactly what the drawing shows, whose labels do not meet.
    zoomSnap: 0,
    zoomAnimation: isMoving,
    fadeAnimation: isMoving,
    markerZoomAnimation: isMoving,
    inertia: isMoving,
  })
  const corner = (x: number, y: number) => latLng(inWorld({ x, y }, frame))
  map.fitBounds([corner(0, 1), corner(1, 0)], { animate: false })
  // The site has no tiles far from its properties (src/features/portfolio-browsing/server/tiles/tile-areas.ts).
  map.setMinZoom(map.getZoom())
  map.setMaxBounds(map.getBounds().pad(0.1))
  const tiles = new TileLayer(TILES, { minZoom: MIN_ZOOM, maxZoom: MAX_ZOOM })
  let areThere = false
  tiles.on('tileload', ({ tile }) => {
    areThere ||= tile instanceof HTMLImageElement && tile.naturalWidth > EMPTY_TILE_WIDTH
  })
  tiles.on('load', () => onTiles(areThere))
  tiles.addTo(map)
  const places = pins.map((pin) => {
    const place = latLng(inWorld(pin.at, frame))
    const marker = tilePin(pin, { width: element.clientWidth, place })
    marker.link.addEventListener('focus', () =>
      map.panInside(place, { padding: [FOCUS_MARGIN, FOCUS_MARGIN], animate: isMoving }),
    )
    marker.link.addEventListener('click', (event) => onChoose(pin, marker.link, event))
    marker.addTo(map)
    return marker
  })
  const start = map.getZoom()
  map.on('zoomend', () => {
    for (const place of places) place.moveLabel(2 ** (start - map.getZoom()))
  })
  return {
    zoomIn: () => map.zoomIn(),
    zoomOut: () => map.zoomOut(),
    close: () => map.remove(),
  }
}

/** The place in the world of a point on a map. */
function inWorld({ x, y }: WorldPoint, frame: Frame): WorldPoint {
  return { x: frame.x + x * frame.width, y: frame.y + y * frame.width * FRAME_HEIGHT }
}

function latLng(point: WorldPoint): [number, number] {
  const { latitude, longitude } = toCoordinates(point)
  return [latitude, longitude]
}
