export interface HousingAreaSummary {
  location: string
  count: number
  lowest: number | null
  highest: number | null
}

/** Homes grouped by where they are: how many, and between which prices, those without one left out. */
export function groupHousingAreas(rows: { location: string; price: number | null }[]): HousingAreaSummary[] {
  const areas = new Map<string, HousingAreaSummary>()
  for (const { location, price } of rows) {
    const area = areas.get(location) ?? { location, count: 0, lowest: null, highest: null }
    areas.set(location, area)
    area.count += 1
    if (price === null) continue
    area.lowest = area.lowest === null ? price : Math.min(area.lowest, price)
    area.highest = area.highest === null ? price : Math.max(area.highest, price)
  }
  return [...areas.values()].sort((one, other) => one.location.localeCompare(other.location, 'nb'))
}
