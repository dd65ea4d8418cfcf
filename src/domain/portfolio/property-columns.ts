import type { CategoryType } from '../../../landlord-types/category.ts'
import type { IsoDate } from '../time/calendar.ts'
import type { RentUnit, RoomKind, VatTerms } from './rent-terms.ts'

/** The kinds of column that a property has, and what their values are. */
export interface ColumnKinds {
  category: CategoryType
  text: string
  optionalText: string | null
  /** Four digits. */
  postalCode: string | null
  /** Square metres, metres or kroner. */
  amount: number | null
  /** A whole number. */
  count: number | null
  day: IsoDate | null
  texts: readonly string[]
  imageAddress: string | null
  imageAddresses: string[]
  latitude: number | null
  longitude: number | null
  /** The address of a document: a path of the site, or https. */
  documentAddress: string | null
  vat: VatTerms | null
  rentUnit: RentUnit | null
  roomKind: RoomKind | null
}

/** The columns of `properties` that can be edited: the specification's and ours. Readers, imports, stored versions and types follow. */
export const propertyColumns = {
  title: 'text',
  type: 'category',
  location: 'text',
  city: 'text',
  postal_code: 'postalCode',
  description: 'optionalText',
  price: 'amount',
  status: 'optionalText',
  /** The day on which it can be moved into, where staff have set one. */
  available_from: 'day',
  images: 'imageAddresses',
  image_url: 'imageAddress',
  amenities: 'texts',
  portfolio_company: 'optionalText',
  spv_company: 'optionalText',
  property_registration: 'optionalText',
  gross_area: 'amount',
  primary_rooms: 'amount',
  plot_area: 'amount',
  area: 'amount',
  apartments: 'count',
  commercial_spaces: 'count',
  advertising_spaces: 'count',
  bedrooms: 'count',
  bathrooms: 'count',
  parking_spaces: 'count',
  garages: 'count',
  storage_units: 'count',
  year_built: 'count',
  energy_class: 'optionalText',
  latitude: 'latitude',
  longitude: 'longitude',
  /** 0 is the lower ground floor. */
  floor: 'count',
  /** The shortest time that it is let for, in months. */
  shortest_term: 'count',
  /** What the rent covers. */
  included: 'texts',
  /** «Til sentrum: 6 min å gå». */
  distances: 'texts',
  floor_plan: 'documentAddress',
  energy_certificate: 'documentAddress',
  vat: 'vat',
  /** Kroner a month, beside the rent. */
  common_costs: 'amount',
  rent_for: 'rentUnit',
  /** Metres: the longest boat, car or trailer that has room. */
  max_length: 'amount',
  /** «oktober–mai». */
  season: 'optionalText',
  /** Kroner for the whole season. */
  season_rent: 'amount',
  room_kind: 'roomKind',
} as const satisfies Record<string, keyof ColumnKinds>

/** The values of the columns that can be edited. */
export type PropertyColumnValues = {
  -readonly [Column in keyof typeof propertyColumns]: ColumnKinds[(typeof propertyColumns)[Column]]
}
