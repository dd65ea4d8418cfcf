import { houseOf, type StreetAddress } from '../../../domain/portfolio/street-address.ts'

/** A house as `building_key` in the database writes it. */
export const houseKey = (address: StreetAddress): string => houseOf(address).replace(/[\s.-]+/g, '')

/** SQL for properties in the buildings at some houses, of which it gets the keys. */
export const isAtHouses = (keys: string): string =>
  `building_id in (select building_id from building_addresses where split_part(key, '|', 1) = any(${keys}))`
