import { findPlaceBySlug } from '../../../../platform/base/postal-codes.ts'
import type { FilterIndex } from '../../filters/filter-index.ts'
import { choose, type ListAddress } from '../../filters/filters.ts'
import { kilometresTo, placeOfTown, type TownHomes } from '../town-distances.ts'

/** A town that is asked for, and that the list has nothing in. */
export interface MissingTown {
  slug: string
  name: string
  /** How far away a town of the list is; null where that is not known. */
  kilometresTo: (slug: string) => number | null
}

interface KnownAddress {
  /** Without what the list does not have. */
  address: ListAddress
  /** Null where the list has the town, and where there is no such town in Norway: other names mean nothing. */
  missing: MissingTown | null
}

/** What a list shows of what is asked, and the town that it says it has nothing in. */
export function knownAddressOf(
  index: Pick<FilterIndex, 'known'> & TownHomes,
  asked: ListAddress,
): KnownAddress {
  const address = index.known(asked)
  const slug = asked.asked.by
  if (slug === undefined || address.asked.by !== undefined) return { address, missing: null }
  const from = String(slug)
  const name = findPlaceBySlug(from)
  return name
    ? {
        address: choose(address, 'by', null),
        missing: {
          slug: from,
          name,
          kilometresTo: (to) => kilometresTo(placeOfTown(from, index), to, index),
        },
      }
    : { address, missing: null }
}

/** The address of such a list: it names the town, so that a link to it says the same. */
export const withMissing = (address: ListAddress, missing: MissingTown | null): ListAddress =>
  missing ? { ...address, asked: { ...address.asked, by: missing.slug } } : address
