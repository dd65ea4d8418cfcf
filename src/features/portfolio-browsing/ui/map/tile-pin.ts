import { DivIcon, type LatLngTuple, type Map as LeafletMap, Marker } from 'leaflet'
import { FRAME_HEIGHT } from '../../map/frame.ts'
import type { MapPin } from '../../server/map/map-view.ts'

interface TilePin {
  link: HTMLAnchorElement
  addTo(map: LeafletMap): void
  /** Moves the label to a part of the way that it stands from its place on the drawing: less, the closer one looks. */
  moveLabel(part: number): void
}

/** The pin of a map that can be moved: a link, a dot at its place, and a line between them where they are apart. */
export function tilePin(pin: MapPin, { width, place }: { width: number; place: LatLngTuple }): TilePin {
  const [icon, line, link] = [document.createElement('div'), document.createElement('i'), linkTo(pin)]
  line.className = 'tile-map-line'
  icon.append(line, link)
  const x = (pin.label.x - pin.at.x) * width
  const y = (pin.label.y - pin.at.y) * width * FRAME_HEIGHT
  const moveLabel = (part: number) => {
    line.style.width = `${Math.hypot(x, y) * part}px`
    line.style.rotate = `${Math.atan2(y, x)}rad`
    link.style.left = `${x * part}px`
    link.style.top = `${y * part}px`
  }
  moveLabel(1)
  const marker = new Marker(place, {
    icon: new DivIcon({ html: icon, className: 'tile-map-place', iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
  })
  return { link, addTo: (map) => marker.addTo(map), moveLabel }
}

function linkTo({ href, name, text, count, isExact }: MapPin): HTMLAnchorElement {
  const link = document.createElement('a')
  link.className = 'tile-map-pin'
  link.href = href
  link.textContent = text
  link.setAttribute('aria-label', name)
  if (count > 1) link.dataset.kind = 'several'
  else if (!isExact) link.dataset.kind = 'rough'
  return link
}
