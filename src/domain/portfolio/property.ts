import { categories } from '../../../landlord/categories.ts'
import type { Category, CategorySlug, CategoryType } from '../../../landlord-types/category.ts'
import type { IsoDate } from '../time/calendar.ts'
import { categoryFromSlug } from './categories.ts'

/** The id of a row in `properties`: a UUID that has been checked. */
export type PropertyId = string & { readonly __brand: 'PropertyId' }

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The id in `text`, in lower case, or null where it is no UUID. */
export function parsePropertyId(text: string): PropertyId | null {
  const id = text.toLowerCase()
  return isPropertyId(id) ? id : null
}

const isPropertyId = (text: string): text is PropertyId => uuid.test(text)

/** The id of a new property. */
export function newPropertyId(): PropertyId {
  return crypto.randomUUID() as PropertyId
}

/** One row of the table `properties`: the specification's columns and ours. Areas are m², prices kroner. */
export interface Property {
  id: PropertyId
  title: string
  type: CategoryType
  location: string
  city: string
  description: string | null
  price: number | null
  status: string | null
  /** The day on which it can be moved into, where staff have set one. */
  available_from: IsoDate | null
  images: string[]
  image_url: string | null
  amenities: readonly string[]
  portfolio_company: string | null
  spv_company: string | null
  property_registration: string | null
  gross_area: number | null
  primary_rooms: number | null
  plot_area: number | null
  area: number | null
  apartments: number | null
  commercial_spaces: number | null
  advertising_spaces: number | null
  bedrooms: number | null
  bathrooms: number | null
  parking_spaces: number | null
  garages: number | null
  storage_units: number | null
  year_built: number | null
  energy_class: string | null
  /** Degrees. */
  latitude: number | null
  longitude: number | null
  /** 0 is the lower ground floor. */
  floor: number | null
  /** The shortest time that it is let for, in months. */
  shortest_term: number | null
  /** What the rent covers. */
  included: readonly string[]
  /** «Til sentrum: 6 min å gå». */
  distances: readonly string[]
  /** The addresses of documents: a path of the site, or https. */
  floor_plan: string | null
  energy_certificate: string | null
  created_at: string
}

export function categoryOfType(type: CategoryType): Category {
  const found = categories.find((category) => category.type === type)
  if (!found) throw new Error(`No category has the type ${type}`)
  return found
}

/** Whether a property is lived in once it is rented: house rules and rules of tenancies apply. */
export function isLivedIn({ type }: Pick<Property, 'type'>): boolean {
  return type === 'Bolig' || type === 'Coliving'
}

/** Whether a property belongs to a category: by its type, or because its amenities name the category. */
export function belongsTo(property: Pick<Property, 'type' | 'amenities'>, slug: CategorySlug): boolean {
  const category = categoryFromSlug(slug)
  if (!category) return false
  return property.type === category.type || property.amenities.includes(category.type.toLowerCase())
}
