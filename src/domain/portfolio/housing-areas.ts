/** The name of an area without its town: «Langestrand» of «Langestrand, Larvik». */
export function placeIn(location: string, city: string): string {
  const suffix = `, ${city}`
  return location.endsWith(suffix) ? location.slice(0, -suffix.length) : location
}
