import { documentsOf } from './documents/documents.ts'
import { renderScene } from './illustrations/scenes.ts'
import { filePath } from './portfolio/entry.ts'
import { demoListings } from './portfolio/listings.ts'
import { demoPortfolio } from './portfolio/properties.ts'

export { advertisingPropertyIds } from './portfolio/fixed.ts'
export { demoMonthsToVacancy } from './portfolio/months-to-vacancy.ts'
export { demoListings, demoPortfolio }

export interface DemoPicture {
  /** The storage path, such as `property-images/tollbugata-14-leilighet-302/1.jpg`. */
  path: string
  /** As SVG: the same in every run. */
  draw: () => string
}

/** Every picture and document of the demo portfolio and its listings, with where it is stored. */
export function demoPictures(): DemoPicture[] {
  const ofProperties = demoPortfolio.flatMap(({ property, pictures }) =>
    pictures.map((scene, i) => ({
      path: filePath(property.title, `${i + 1}.jpg`),
      draw: () => renderScene(scene),
    })),
  )
  const documents = demoPortfolio.flatMap(({ property }) =>
    documentsOf(property).map(({ file, draw }) => ({ path: filePath(property.title, file), draw })),
  )
  const ofListings = demoListings.flatMap(({ listing, picture }) =>
    picture ? [{ path: `property-images/finn/${listing.id}.jpg`, draw: () => renderScene(picture) }] : [],
  )
  return [...ofProperties, ...documents, ...ofListings]
}
