/**
 * The columns that the public key may read: those of the specification's tables. Columns added since are not exposed.
 */
export const publicColumns = {
  properties: [
    'id',
    'title',
    'type',
    'location',
    'city',
    'description',
    'price',
    'status',
    'images',
    'image_url',
    'amenities',
    'portfolio_company',
    'spv_company',
    'property_registration',
    'gross_area',
    'primary_rooms',
    'plot_area',
    'area',
    'apartments',
    'commercial_spaces',
    'advertising_spaces',
    'bedrooms',
    'bathrooms',
    'parking_spaces',
    'garages',
    'storage_units',
    'year_built',
    'energy_class',
    'created_at',
  ],
  finn_properties: [
    'id',
    'title',
    'address',
    'price',
    'area',
    'bedrooms',
    'property_type',
    'image_url',
    'finn_url',
    'is_active',
    'scraped_at',
  ],
} as const

/** Rows that staff have unpublished are not returned here either. */
export const publicRows: Partial<Record<PublicTable, string>> = { finn_properties: 'not hidden' }

export type PublicTable = keyof typeof publicColumns

export function isPublicTable(name: string): name is PublicTable {
  return Object.hasOwn(publicColumns, name)
}
