import type { IsoDate } from '../time/calendar.ts'

/** One row of the table `finn_properties`: a home advertised on FINN, as visitors see it. */
export interface Listing extends ListingDetails {
  id: string
  title: string
  address: string
  /** A display string, such as «12 500 kr/mnd». */
  price: string | null
  /** A display string, such as «68 m²». */
  area: string | null
  bedrooms: number | null
  property_type: string | null
  image_url: string | null
  finn_url: string
  is_active: boolean
  /** ISO timestamp of the sync that last saw it. */
  scraped_at: string
}

/** What an ad may say besides the specification's columns; filters look at it. */
interface ListingDetails {
  /** As the ad words them: «Balkong/Terrasse», «Ikke husdyr». */
  amenities: string[]
  /** The first day of a tenancy. */
  available_from: IsoDate | null
  energy_class: string | null
}

/** The details of an ad that says no more. */
export const noDetails: ListingDetails = { amenities: [], available_from: null, energy_class: null }
