import { isLivedIn } from '../../../../domain/portfolio/property.ts'
import type { Vacancy } from '../../filters/vacancy.ts'
import type { PropertyDetail } from '../../server/views.ts'
import { propertyListPath } from '../property-list-path.ts'

/** schema.org ItemAvailability. */
const itemAvailability: Record<Vacancy['kind'], string> = {
  now: 'InStock',
  from: 'PreOrder',
  reserved: 'Reserved',
  rented: 'OutOfStock',
}

/**
 * What machines read of a property (schema.org Apartment or Place, Offer, BreadcrumbList). `portfolio` is the name of the
 * list that it belongs to.
 */
export function propertyStructuredData(
  property: PropertyDetail,
  origin: string,
  portfolio: string,
): object[] {
  const { price, area, bedrooms, yearBuilt } = property.facts
  const url = `${origin}/eiendommer/${property.id}`
  const isHome = isLivedIn(property)
  const place = {
    '@context': 'https://schema.org',
    '@type': isHome ? 'Apartment' : 'Place',
    name: property.title,
    url,
    ...(property.description ? { description: property.description } : {}),
    address: {
      '@type': 'PostalAddress',
      addressLocality: property.city,
      ...(property.postalCode ? { postalCode: property.postalCode } : {}),
      addressCountry: 'NO',
    },
    image: property.pictures.map((picture) => `${origin}/bilder/${picture.key}/1280`),
    ...(isHome && area ? { floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' } } : {}),
    // The bedrooms of coliving are other people's.
    ...(property.type === 'Bolig' && bedrooms ? { numberOfBedrooms: bedrooms } : {}),
    ...(isHome && yearBuilt ? { yearBuilt } : {}),
    ...(isHome ? homeData(property, origin) : {}),
    ...(property.amenities.length > 0 ? { amenityFeature: property.amenities.map(feature) } : {}),
  }
  const offer = {
    '@context': 'https://schema.org',
    '@type': 'Offer',
    url,
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    itemOffered: { '@type': place['@type'], name: property.title, url },
    price,
    priceCurrency: 'NOK',
    ...(property.vacancy
      ? { availability: `https://schema.org/${itemAvailability[property.vacancy.kind]}` }
      : {}),
    ...(property.vacancy?.kind === 'from' ? { availabilityStarts: property.vacancy.date } : {}),
  }
  const trail = breadcrumbs(origin, [
    [portfolio, '/eiendommer'],
    [property.type, propertyListPath(property.category)],
    [property.title, `/eiendommer/${property.id}`],
  ])
  return price === null ? [place, trail] : [place, offer, trail]
}

/** What schema.org knows of accommodations only. */
function homeData({ terms, documents }: PropertyDetail, origin: string): object {
  const { floor, pets } = terms
  const { floorPlan } = documents
  return {
    ...(floor === null ? {} : { floorLevel: String(floor) }),
    // «By agreement» is neither yes nor no.
    ...(pets === 'allowed' || pets === 'refused' ? { petsAllowed: pets === 'allowed' } : {}),
    ...(floorPlan
      ? { accommodationFloorPlan: { '@type': 'FloorPlan', image: new URL(floorPlan, origin).href } }
      : {}),
  }
}

const feature = (name: string) => ({ '@type': 'LocationFeatureSpecification', name, value: true })

/** The way to a page from the front page (schema.org BreadcrumbList); each step is its name and path. */
function breadcrumbs(origin: string, steps: [name: string, path: string][]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  }
}
