import { company } from './company.ts'

/** Where storage rooms can be rented, as the form for mini-storage offers them. */
export const storageLocations: readonly string[] = company.cities

/** Places that addresses name instead of their municipality (kommune), in small letters. */
export const municipalityByPlace: ReadonlyMap<string, string> = new Map()

/** Where parking can be applied for. */
export const parkingLocations: readonly string[] = company.cities
