import { houseOf, type StreetAddress } from '../../../domain/portfolio/street-address.ts'

/** A house as `building_key` in the database writes it. */
export const houseKey = (address: StreetAddress): string => houseOf(address).replace(/[\s.-]+/g, '')

/**
 * SQL for properties in the buildings at some houses, of which it gets the keys, and in some more: a building may have more in its address
 * than the house, as «Storgata 31-33» and «Storgata 31 leilighet 2» have.
 */
export const isAtHouses = (keys: string): string =>
  `building_id in (select building_id from building_addresses known where exists (
     select from unnest(${keys}::text[]) house where starts_with(known.key, house)
       and (substr(known.key, length(house) + 1, 1) !~ '\\d' or known.address ~ '\\d\\s*[-–/]\\s*\\d')))`
