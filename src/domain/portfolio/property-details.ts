import type { CategoryType } from '../../../landlord-types/category.ts'
import type { Language } from '../../../landlord-types/language.ts'
import { defineWords, wordsOf } from '../text/language.ts'
import type { propertyColumns } from './property-columns.ts'

export interface DetailColumn {
  column: keyof typeof propertyColumns | 'yearly_rent'
  /** How a number is written; «plain» as it is (a year has no thousands). */
  format: 'area' | 'count' | 'plain' | 'length' | 'money' | 'monthly' | 'yearlyPerArea'
  /** Details for the owner and the land register, which renters rarely need. */
  ownership?: true
}

/** The rows of «Eiendomsdetaljer», in the order in which renters ask. */
const rows = [
  { column: 'room_kind', format: 'plain' },
  { column: 'yearly_rent', format: 'yearlyPerArea' },
  { column: 'common_costs', format: 'monthly' },
  { column: 'vat', format: 'plain' },
  { column: 'rent_for', format: 'plain' },
  { column: 'season_rent', format: 'money' },
  { column: 'season', format: 'plain' },
  { column: 'max_length', format: 'length' },
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
] as const satisfies readonly DetailColumn[]

/** A column whose value the page of a property shows, or what follows from some. */
export type DetailName = (typeof rows)[number]['column']

export const detailRows: readonly (DetailColumn & { column: DetailName })[] = rows

/** What the details of a property are called. */
export const propertyDetailWords = defineWords({
  nb: {
    room_kind: 'Romtype',
    /** Of premises, which are compared by it. */
    yearly_rent: 'Leie per kvadratmeter',
    common_costs: 'Felleskostnader',
    vat: 'Merverdiavgift',
    rent_for: 'Leia er',
    season_rent: 'Sesongleie',
    season: 'Sesong',
    max_length: 'Lengde inntil',
    bedrooms: 'Soverom',
    /** The bedrooms of coliving. */
    rooms: 'Hybler',
    area: 'Areal',
    primary_rooms: 'Primærrom',
    gross_area: 'Bruttoareal',
    plot_area: 'Tomteareal',
    bathrooms: 'Bad',
    parking_spaces: 'Parkeringsplasser',
    garages: 'Garasjer',
    storage_units: 'Boder',
    apartments: 'Leiligheter',
    commercial_spaces: 'Næringslokaler',
    advertising_spaces: 'Reklameplasser',
    energy_class: 'Energiklasse',
    year_built: 'Byggeår',
    status: 'Status',
    property_registration: 'Matrikkel',
    portfolio_company: 'Porteføljeselskap',
    spv_company: 'Eierselskap',
  },
})

/** What a detail of a property of some type is called. */
export function detailLabel(column: DetailName, type: CategoryType, language: Language): string {
  const words = wordsOf(propertyDetailWords, language)
  return column === 'bedrooms' && type === 'Coliving' ? words.rooms : words[column]
}
