import { categories } from '#landlord/categories.ts'
import type { Category, CategorySlug, CategoryType } from '../../../landlord-types/category.ts'
import { categoryFromSlug } from './categories.ts'
import type { PropertyColumnValues } from './property-columns.ts'

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

/** One row of the table `properties`. Areas are m², prices kroner, places degrees. */
export interface Property extends PropertyColumnValues {
  id: PropertyId
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
