import type { Coordinates } from '../../../domain/portfolio/coordinates.ts'
import type { HomeFacts } from '../filters/home-facts.ts'
import { toCoordinates } from '../map/mercator.ts'
import { kilometresBetween, townBySlug } from '../wishes/norwegian-towns.ts'

/** Homes by which it is known where a town lies. */
export interface TownHomes {
  homes: readonly Pick<HomeFacts, 'town' | 'spot'>[]
}

/** The kilometres from a place to a town, by the town's slug; null where it is not known where that lies. */
export function kilometresTo(from: Coordinates | null, slug: string, homes: TownHomes): number | null {
  const to = placeOfTown(slug, homes)
  return from && to && kilometresBetween(from, to)
}

/** Where a town lies: by the register, or else where a home of it does. */
export function placeOfTown(slug: string, homes: TownHomes): Coordinates | null {
  const known = townBySlug(slug)
  if (known) return known
  const spot = homes.homes.find(({ town, spot }) => town.slug === slug && spot)?.spot
  return spot ? toCoordinates(spot) : null
}
