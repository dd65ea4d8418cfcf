import type { Frame } from '../../map/frame.ts'
import type { WorldPoint } from '../../map/mercator.ts'

/** The map of a list: the same properties, whatever page of the list is shown. */
export interface PropertyMapView {
  towns: TownMapView[]
  /** How many properties of the list are not on it, since they have no coordinates. */
  missing: number
  /** How many of them the list has on a page; null where it has all. */
  listed: number | null
  /** Who has made the tiles that can be shown instead of drawings; null where there is no map service. */
  credit: MapCredit | null
}

/** «© Kartverket», and where that leads. */
export interface MapCredit {
  text: string
  href: string
}

/** The map of one town. */
export interface TownMapView {
  name: string
  count: number
  /** The list of the town with the same filters; null where it is that. */
  href: string | null
  frame: Frame
  pins: MapPin[]
}

/** One property, or several that lie close together. */
export interface MapPin {
  /** As parts of the map's width and height. */
  at: WorldPoint
  label: WorldPoint
  /** «12 500» of one property, «4» of several; empty where there is no room for a rent. */
  text: string
  /** The same for those who do not see where it is. */
  name: string
  /** The property's page, or the list of those that lie there. */
  href: string
  count: number
  isExact: boolean
}

/** The name of a street, at a place in it, as parts of the map's width and height. */
export interface StreetView {
  name: string
  at: WorldPoint
}

/** Where one property lies: in the middle of this map. */
export interface PlaceMapView {
  town: string
  frame: Frame
  isExact: boolean
  /** «Kongegata 12», where it stands in the middle of the map; null where no street is known. */
  address: string | null
  /** Other streets around it. */
  streets: readonly StreetView[]
  /** All of the town on the map. */
  href: string
}
