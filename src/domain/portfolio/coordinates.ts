/** A place on the earth, in degrees north and east. */
export interface Coordinates {
  latitude: number
  longitude: number
}

/** The range of Web Mercator's maps, which end before the poles. */
export const MAX_LATITUDE = 85
export const MAX_LONGITUDE = 180

/** About ten metres: which building it is, and not which door. */
const DECIMALS = 4

/** Degrees, no more exact than the building. */
export function roundDegrees(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS))
}

/** The coordinates of a row; null where one or both are missing. */
export function coordinatesOf(row: {
  latitude: number | null
  longitude: number | null
}): Coordinates | null {
  const { latitude, longitude } = row
  if (latitude === null || longitude === null) return null
  return { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) }
}
