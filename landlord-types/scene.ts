import type { CategorySlug } from './category.ts'

/** What is around: hills by the sea, mountains, or fields. */
export type DrawnPlace = 'coast' | 'valley' | 'plain'
export type Hour = 'day' | 'evening' | 'dusk' | 'night'
export type Season = 'summer' | 'autumn' | 'winter'
export type PaintName = 'falu' | 'ochre' | 'white' | 'fjord' | 'moss' | 'stone' | 'rose' | 'ink'
export type SceneKind =
  | 'house'
  | 'townhouses'
  | 'apartments'
  | 'functionalist'
  | 'timber-town'
  | 'villa'
  | 'living-room'
  | 'kitchen'
  | 'bedroom'
  | 'bathroom'
  | 'hallway'
  | 'balcony'
  | 'storage-corridor'
  | 'storage-unit'
  | 'storage-gates'
  | 'boat-hall'
  | 'parking-lot'
  | 'parking-garage'
  | 'charging'
  | 'garage-row'
  | 'office-building'
  | 'office'
  | 'shop'
  | 'warehouse'
  | 'restaurant'
  | 'shared-kitchen'
  | 'single-room'
  | 'room-with-bath'
  | 'studio'
  | 'lounge'
  | 'billboard'
  | 'banner'
  | 'shop-window'
  | 'bus-shelter'
  | 'gable'

/** All that a picture is drawn from: the same spec always gives the same picture. */
export interface SceneSpec {
  kind: SceneKind
  seed: number
  /** Shared by the pictures of one property: it settles colours, materials and the view outside. */
  home: number
  place: DrawnPlace
  hour: Hour
  season: Season
  paint: PaintName
}

/** A house of the row on the front page: its widths and heights in metres, and which way its ridge goes. */
export interface HouseInRow {
  paint: PaintName
  width: number
  eaves: number
  ridge: 'along' | 'across'
}

/**
 * What the site's own pictures are drawn from. A picture file in `pictures/` beside it, called as the drawing, stands in its place:
 * the names are those of `demo/site-art.ts` and `demo/page-art.ts`.
 */
export interface DrawnPictures {
  /** The panorama of the front page, by day and at dusk: the farthest house first. */
  hero: Pick<SceneSpec, 'seed' | 'home' | 'place' | 'season'> & { houses: readonly HouseInRow[] }
  tiles: Readonly<Record<CategorySlug, SceneSpec>>
  promos: Readonly<Record<'fordeler' | 'interesseskjema' | 'solo-service', SceneSpec>>
  pages: Readonly<
    Record<'bolig' | 'minilager' | 'coliving' | 'naering' | 'parkering' | 'om-oss' | 'fordeler', SceneSpec>
  >
  /** Behind the logo, where a link is shared. */
  shared: SceneSpec
}
