import type { SceneSpec } from './illustrations/spec.ts'
import { picturePath } from './portfolio/entry.ts'
import { demoListings } from './portfolio/listings.ts'
import { demoPortfolio } from './portfolio/properties.ts'

export { advertisingPropertyIds } from './portfolio/fixed.ts'
export { demoMonthsToVacancy } from './portfolio/months-to-vacancy.ts'
export { demoListings, demoPortfolio }

export interface DemoPicture {
  /** The storage path, such as `property-images/tollbugata-14-leilighet-302/1.jpg`. */
  path: string
  scene: SceneSpec
}

/** Every picture of the demo portfolio and its listings, with where it is stored. */
export function demoPictures(): DemoPicture[] {
  const ofProperties = demoPortfolio.flatMap(({ property, pictures }) =>
    pictures.map((scene, i) => ({ path: picturePath(property.title, i + 1), scene })),
  )
  const ofListings = demoListings.flatMap(({ listing, picture }) =>
    picture ? [{ path: `property-images/finn/${listing.id}.jpg`, scene: picture }] : [],
  )
  return [...ofProperties, ...ofListings]
}
