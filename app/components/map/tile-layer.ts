import { DivIcon, Map as LeafletMap, Marker, TileLayer } from 'leaflet'
import { FRAME_HEIGHT, type Frame } from '../../../domain/map/frame.ts'
import { toCoordinates, type WorldPoint } from '../../../domain/map/mercator.ts'
import { MAX_ZOOM, MIN_ZOOM } from '../../../domain/map/tile.ts'
import type { MapPin } from '../../../server/catalogue/map/map-view.ts'

/** Tiles of the map service, by way of this site. */
const TILES = '/kart/fliser/{z}/{x}/{y}.png'

/** How far from the edge a pin stands that a keyboard has come to, in pixels. */
const FOCUS_MARGIN = 48

export interface OpenMap {
  zoomIn(): void
  zoomOut(): void
  close(): void
}

/**
 * Fills an element with a map that can be moved, on which each pin is a link. Leaflet's own popups, buttons and credits are
 * not used: they are made of HTML with `style` attributes, which the security policy does not take, or of untranslated text.
 */
export function openTileMap(element: HTMLElement, frame: Frame, pins: readonly MapPin[]): OpenMap {
  const isMoving = !matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = new LeafletMap(element, {
    attributionControl: false,
    zoomControl: false,
    maxZoom: MAX_ZOOM,
    maxBoundsViscosity: 1,
    zoomAnimation: isMoving,
    fadeAnimation: isMoving,
    markerZoomAnimation: isMoving,
    inertia: isMoving,
  })
  const corner = (x: number, y: number) => latLng(inWorld({ x, y }, frame))
  map.fitBounds([corner(0, 1), corner(1, 0)], { animate: false })
  // The site has no tiles far from its properties (server/tiles/tile-areas.ts).
  map.setMinZoom(map.getZoom())
  map.setMaxBounds(map.getBounds().pad(0.1))
  new TileLayer(TILES, { minZoom: MIN_ZOOM, maxZoom: MAX_ZOOM }).addTo(map)
  for (const pin of pins) {
    const place = latLng(inWorld(pin.at, frame))
    const link = linkTo(pin)
    link.addEventListener('focus', () =>
      map.panInside(place, { padding: [FOCUS_MARGIN, FOCUS_MARGIN], animate: isMoving }),
    )
    const icon = new DivIcon({ html: link, className: 'tile-map-place', iconSize: [0, 0] })
    new Marker(place, { icon, interactive: false, keyboard: false }).addTo(map)
  }
  return {
    zoomIn: () => map.zoomIn(),
    zoomOut: () => map.zoomOut(),
    close: () => map.remove(),
  }
}

function linkTo({ href, name, text, isSmall, isExact }: MapPin): HTMLAnchorElement {
  const link = document.createElement('a')
  link.className = 'tile-map-pin'
  link.href = href
  link.textContent = text
  link.setAttribute('aria-label', name)
  if (isSmall) link.dataset.kind = 'several'
  else if (!isExact) link.dataset.kind = 'rough'
  return link
}

/** The place in the world of a point on a map. */
function inWorld({ x, y }: WorldPoint, frame: Frame): WorldPoint {
  return { x: frame.x + x * frame.width, y: frame.y + y * frame.width * FRAME_HEIGHT }
}

function latLng(point: WorldPoint): [number, number] {
  const { latitude, longitude } = toCoordinates(point)
  return [latitude, longitude]
}
