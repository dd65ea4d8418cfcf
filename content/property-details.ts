import type { CategoryType } from './categories.ts'

interface DetailRow {
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
}

/** The rows of «Eiendomsdetaljer», in their order. */
export const detailRows: readonly DetailRow[] = [
  { column: 'area', label: 'Areal', format: 'area' },
  { column: 'gross_area', label: 'Bruttoareal', format: 'area' },
  { column: 'primary_rooms', label: 'Primærrom', format: 'area' },
  { column: 'plot_area', label: 'Tomteareal', format: 'area' },
  { column: 'bedrooms', label: (type) => (type === 'Coliving' ? 'Hybler' : 'Soverom'), format: 'count' },
  { column: 'bathrooms', label: 'Bad', format: 'count' },
  { column: 'apartments', label: 'Leiligheter', format: 'count' },
  { column: 'commercial_spaces', label: 'Næringslokaler', format: 'count' },
  { column: 'advertising_spaces', label: 'Reklameplasser', format: 'count' },
  { column: 'parking_spaces', label: 'Parkeringsplasser', format: 'count' },
  { column: 'garages', label: 'Garasjer', format: 'count' },
  { column: 'storage_units', label: 'Boder', format: 'count' },
  { column: 'year_built', label: 'Byggeår', format: 'plain' },
  { column: 'energy_class', label: 'Energiklasse', format: 'plain' },
  { column: 'status', label: 'Status', format: 'plain' },
  { column: 'property_registration', label: 'Matrikkel', format: 'plain' },
  { column: 'portfolio_company', label: 'Porteføljeselskap', format: 'plain' },
  { column: 'spv_company', label: 'Eierselskap', format: 'plain' },
]
