import type { IsoDate } from './calendar.ts'
import { type Vacancy, vacancyOf } from './filters/vacancy.ts'

interface HousingRow {
  location: string
  city: string
  price: number | null
  status: string | null
  available_from: IsoDate | null
}

export interface HousingAreaSummary<R extends HousingRow> {
  location: string
  /** The town that the area is listed under. */
  city: string
  /** Those that can be rented now first, then in the order of their rows. */
  homes: (R & { vacancy: Vacancy | null })[]
  /** How many of them can be rented now. */
  vacant: number
  lowest: number | null
  highest: number | null
}

/** Homes grouped by town and area, with the number of vacant homes and the price range. Missing prices are ignored. */
export function groupHousingAreas<R extends HousingRow>(
  rows: readonly R[],
  today: IsoDate,
): HousingAreaSummary<R>[] {
  const areas = new Map<string, HousingAreaSummary<R>>()
  for (const row of rows) {
    const { location, city, price } = row
    const area = areas.get(location) ?? { location, city, homes: [], vacant: 0, lowest: null, highest: null }
    areas.set(location, area)
    const vacancy = vacancyOf(row.status, row.available_from, today)
    if (vacancy?.kind === 'now') area.homes.splice(area.vacant++, 0, { ...row, vacancy })
    else area.homes.push({ ...row, vacancy })
    if (price === null) continue
    area.lowest = area.lowest === null ? price : Math.min(area.lowest, price)
    area.highest = area.highest === null ? price : Math.max(area.highest, price)
  }
  return [...areas.values()].sort(
    (one, other) =>
      one.city.localeCompare(other.city, 'nb') || one.location.localeCompare(other.location, 'nb'),
  )
}

/** The name of an area without its town: «Langestrand» of «Langestrand, Larvik». */
export function placeIn(location: string, city: string): string {
  const suffix = `, ${city}`
  return location.endsWith(suffix) ? location.slice(0, -suffix.length) : location
}
