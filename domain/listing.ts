/** One row of the table `finn_properties`: a home advertised on FINN, as visitors see it. */
export interface Listing {
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
