import type { CategoryType } from '../landlord-types/category.ts'

interface DetailColumn {
  column:
    | 'portfolio_company'
    | 'spv_company'
    | 'property_registration'
    | 'status'
    | 'city'
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
  label: string | ((type: CategoryType) => string)
  /** How a number is written: with m², as a count, or as it is (a year has no thousands). */
  format: 'area' | 'count' | 'plain'
  /** Details for the owner and the land register, which renters rarely need. */
  ownership?: true
}

/** The rows of «Eiendomsdetaljer», in the order in which renters ask. */
export const detailRows: readonly DetailColumn[] = [
  { column: 'bedrooms', label: (type) => (type === 'Coliving' ? 'Hybler' : 'Soverom'), format: 'count' },
  { column: 'area', label: 'Areal', format: 'area' },
  { column: 'primary_rooms', label: 'Primærrom', format: 'area' },
  { column: 'gross_area', label: 'Bruttoareal', format: 'area' },
  { column: 'plot_area', label: 'Tomteareal', format: 'area' },
  { column: 'bathrooms', label: 'Bad', format: 'count' },
  { column: 'parking_spaces', label: 'Parkeringsplasser', format: 'count' },
  { column: 'garages', label: 'Garasjer', format: 'count' },
  { column: 'storage_units', label: 'Boder', format: 'count' },
  { column: 'apartments', label: 'Leiligheter', format: 'count' },
  { column: 'commercial_spaces', label: 'Næringslokaler', format: 'count' },
  { column: 'advertising_spaces', label: 'Reklameplasser', format: 'count' },
  { column: 'energy_class', label: 'Energiklasse', format: 'plain' },
  { column: 'year_built', label: 'Byggeår', format: 'plain' },
  { column: 'status', label: 'Status', format: 'plain' },
  { column: 'property_registration', label: 'Matrikkel', format: 'plain', ownership: true },
  { column: 'portfolio_company', label: 'Porteføljeselskap', format: 'plain', ownership: true },
  { column: 'spv_company', label: 'Eierselskap', format: 'plain', ownership: true },
]
