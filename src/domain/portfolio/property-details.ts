import type { CategoryType } from '../../../landlord-types/category.ts'
import type { Language } from '../../../landlord-types/language.ts'
import { wordsOf } from '../text/language.ts'
import { propertyDetailWords } from './property-details.words.ts'

/** A column whose value the page of a property shows. */
export type DetailName =
  | 'portfolio_company'
  | 'spv_company'
  | 'property_registration'
  | 'status'
  | 'gross_area'
  | 'primary_rooms'
  | 'plot_area'
  | 'area'
  | 'apartments'
  | 'commercial_spaces'
  | 'advertising_spaces'
  | 'bedrooms'
  | 'bathrooms'
  | 'parking_spaces'
  | 'garages'
  | 'storage_units'
  | 'year_built'
  | 'energy_class'

interface DetailColumn {
  column: DetailName
  /** How a number is written: with m², as a count, or as it is (a year has no thousands). */
  format: 'area' | 'count' | 'plain'
  /** Details for the owner and the land register, which renters rarely need. */
  ownership?: true
}

/** The rows of «Eiendomsdetaljer», in the order in which renters ask. */
export const detailRows: readonly DetailColumn[] = [
  { column: 'bedrooms', format: 'count' },
  { column: 'area', format: 'area' },
  { column: 'primary_rooms', format: 'area' },
  { column: 'gross_area', format: 'area' },
  { column: 'plot_area', format: 'area' },
  { column: 'bathrooms', format: 'count' },
  { column: 'parking_spaces', format: 'count' },
  { column: 'garages', format: 'count' },
  { column: 'storage_units', format: 'count' },
  { column: 'apartments', format: 'count' },
  { column: 'commercial_spaces', format: 'count' },
  { column: 'advertising_spaces', format: 'count' },
  { column: 'energy_class', format: 'plain' },
  { column: 'year_built', format: 'plain' },
  { column: 'status', format: 'plain' },
  { column: 'property_registration', format: 'plain', ownership: true },
  { column: 'portfolio_company', format: 'plain', ownership: true },
  { column: 'spv_company', format: 'plain', ownership: true },
]

/** What a detail of a property of some type is called. */
export function detailLabel(column: DetailName, type: CategoryType, language: Language): string {
  const words = wordsOf(propertyDetailWords, language)
  return column === 'bedrooms' && type === 'Coliving' ? words.rooms : words[column]
}
