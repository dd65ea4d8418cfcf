export const places = ['larvik', 'notodden', 'stokke'] as const
export const drawnHours = ['day', 'evening', 'dusk', 'night'] as const
export const seasons = ['summer', 'autumn', 'winter'] as const
export const paintNames = ['falu', 'ochre', 'white', 'fjord', 'moss', 'stone', 'rose', 'ink'] as const

export const sceneKinds = [
  'house',
  'townhouses',
  'apartments',
  'functionalist',
  'timber-town',
  'villa',
  'living-room',
  'kitchen',
  'bedroom',
  'bathroom',
  'hallway',
  'balcony',
  'storage-corridor',
  'storage-unit',
  'storage-gates',
  'boat-hall',
  'parking-lot',
  'parking-garage',
  'charging',
  'garage-row',
  'office-building',
  'office',
  'shop',
  'warehouse',
  'restaurant',
  'shared-kitchen',
  'single-room',
  'room-with-bath',
  'studio',
  'lounge',
  'billboard',
  'banner',
  'shop-window',
  'bus-shelter',
  'gable',
] as const

export type DrawnPlace = (typeof places)[number]
export type Hour = (typeof drawnHours)[number]
export type Season = (typeof seasons)[number]
export type PaintName = (typeof paintNames)[number]
export type SceneKind = (typeof sceneKinds)[number]

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
