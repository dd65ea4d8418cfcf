import type { PropertyId } from '../../../../domain/portfolio/property.ts'
import {
  flatIn,
  foldTown,
  houseOf,
  matchAddresses,
  parseStreetAddress,
  type StreetAddress,
} from '../../../../domain/portfolio/street-address.ts'
import { foldName } from '../../../../domain/text/fold-name.ts'

/** What a home is found by. */
export interface Findable {
  title: string
  location: string
  city: string
  /** Empty where a row of a sheet does not say it. */
  type: string
}

export interface KnownHome extends Findable {
  id: PropertyId
  isArchived: boolean
}

export type FoundHome =
  | { kind: 'one'; home: KnownHome }
  | { kind: 'several'; homes: readonly KnownHome[] }
  /** `beside` is a home of the same house whose own number is not said. */
  | { kind: 'none'; beside: KnownHome | null }

/** The address of a home with its flat, which its title may name. */
export function placeOf({ title, location, city }: Findable): StreetAddress | null {
  const place =
    parseStreetAddress([location, city].filter(Boolean).join(', ')) ??
    parseStreetAddress([title, location, city].filter(Boolean).join(', '))
  return place && { ...place, flat: place.flat ?? flatIn(title) }
}

/** Names a home among others: its address, or its title and town where it has none. */
export function nameOfPlace(home: Findable): string {
  const place = placeOf(home)
  return place
    ? ['at', houseOf(place), place.town ?? '', place.flat ?? '', home.type].join('|')
    : ['named', foldName(home.title), foldTown(home.city), home.type].join('|')
}

/**
 * Finds homes by address and number, else by title and town. `isShared` says that several rows of a sheet have the same
 * address and number: then the title decides too.
 */
export function homeFinder(homes: readonly KnownHome[]): (row: Findable, isShared: boolean) => FoundHome {
  const placed = homes.map((home) => ({ home, place: placeOf(home) }))
  const byHouse = Map.groupBy(placed, ({ place }) => (place ? houseOf(place) : ''))
  const byTitle = Map.groupBy(homes, ({ title }) => foldName(title))
  return (row, isShared) => {
    const isOfType = (home: KnownHome) => row.type === '' || home.type === row.type
    const place = placeOf(row)
    if (!place) {
      const town = foldTown(row.city)
      const named = (byTitle.get(foldName(row.title)) ?? []).filter(
        (home) => isOfType(home) && (town === '' || foldTown(home.city) === town),
      )
      return chosen(row.title === '' ? [] : named)
    }
    const inHouse = (byHouse.get(houseOf(place)) ?? []).flatMap(({ home, place: other }) => {
      const match = other && isOfType(home) ? matchAddresses(place, other) : null
      return match ? [{ home, sharesHome: match.sharesHome }] : []
    })
    const same = inHouse.filter(({ sharesHome }) => sharesHome).map(({ home }) => home)
    const titled = inHouse
      .map(({ home }) => home)
      .filter(({ title }) => row.title !== '' && foldName(title) === foldName(row.title))
    if (titled.length > 0) return chosen(titled)
    if (same.length > 0 && !(isShared && row.title !== '')) return chosen(same)
    // A row that names no flat may be any of the house; one that names a flat is not the house without it.
    if (place.flat === null && !isShared) return chosen(inHouse.map(({ home }) => home))
    return { kind: 'none', beside: inHouse[0]?.home ?? null }
  }
}

/** What is taken off the site is looked for only where nothing else is found. */
function chosen(homes: readonly KnownHome[]): FoundHome {
  const present = homes.filter(({ isArchived }) => !isArchived)
  const [home, ...others] = present.length > 0 ? present : homes
  if (!home) return { kind: 'none', beside: null }
  return others.length === 0 ? { kind: 'one', home } : { kind: 'several', homes: [home, ...others] }
}
