import { mapPlaceOf } from './map-place.ts'
import { toWorld } from './mercator.ts'

/** Where properties lie, a column each: a table of half a million of them takes some megabytes. */
export interface PointTable {
  x: Float64Array
  y: Float64Array
  /** Kroner a month; 0 where there is none. */
  rent: Float64Array
  /** The number of the area. */
  area: Uint32Array
  /** 1 where a property stands where it is, and not in the middle of its area. */
  isExact: Uint8Array
}

/** What is read of a property to show it on a map. */
export interface MapRow {
  city: string
  /** The name of its area. */
  area: string
  price: number | null
  latitude: number | null
  longitude: number | null
}

/** The places of a town. */
export interface TownPlaces {
  name: string
  places: number[]
}

/** The number of a property that is not on the map. */
const NOWHERE = -1

/** Where the properties of a portfolio lie, by their places in it. */
export class MapIndex {
  readonly points: PointTable
  readonly #towns: Int32Array
  readonly #townNames: string[] = []
  readonly #areaNames: string[] = []

  constructor(rows: readonly MapRow[]) {
    const { length } = rows
    this.points = {
      x: new Float64Array(length),
      y: new Float64Array(length),
      rent: new Float64Array(length),
      area: new Uint32Array(length),
      isExact: new Uint8Array(length),
    }
    this.#towns = new Int32Array(length)
    const numberOfTown = numbering(this.#townNames)
    const numberOfArea = numbering(this.#areaNames)
    for (const [place, row] of rows.entries()) {
      const found = mapPlaceOf(row, row.area)
      this.#towns[place] = found ? numberOfTown(row.city) : NOWHERE
      this.points.area[place] = numberOfArea(row.area)
      if (!found) continue
      const { x, y } = toWorld(found)
      this.points.x[place] = x
      this.points.y[place] = y
      this.points.rent[place] = Math.max(row.price ?? 0, 0)
      this.points.isExact[place] = Number(found.precision === 'building')
    }
  }

  /** The name of an area by its number. */
  areaName(area: number): string {
    return this.#areaNames[area] ?? ''
  }

  /** Some places by the towns that they lie in, in the order of the towns' names; those that are not on the map apart. */
  byTown(places: Iterable<number>): { towns: TownPlaces[]; missing: number } {
    const found = this.#townNames.map((name): TownPlaces => ({ name, places: [] }))
    let missing = 0
    for (const place of places) {
      const town = found[this.#towns[place] ?? NOWHERE]
      if (town) town.places.push(place)
      else missing += 1
    }
    const towns = found.filter(({ places: own }) => own.length > 0)
    return { towns: towns.sort((one, other) => one.name.localeCompare(other.name, 'nb')), missing }
  }
}

/** Numbers names as they come, into a list. */
function numbering(names: string[]): (name: string) => number {
  const numbers = new Map<string, number>()
  return (name) => {
    const known = numbers.get(name)
    if (known !== undefined) return known
    numbers.set(name, names.length)
    return names.push(name) - 1
  }
}
