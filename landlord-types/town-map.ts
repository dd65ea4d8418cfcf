/** Degrees north and east. */
export type MapPoint = readonly [latitude: number, longitude: number]

/** What is drawn of a town where no map service is used: a sketch to find one's way by, not a survey. */
export interface TownMapDrawing {
  /** As properties have it in their column `city`. */
  town: string
  centre: MapPoint
  /** The areas by their names, each with its middle and how far it reaches from there. */
  areas: readonly { name: string; centre: MapPoint; metres: number }[]
  /** Shores, each a closed line. */
  water: readonly (readonly MapPoint[])[]
  rivers: readonly (readonly MapPoint[])[]
  /** With their names or numbers, where they are certain. */
  roads: readonly { name?: string; line: readonly MapPoint[] }[]
}
