import { type Listing, noDetails } from '../../src/domain/portfolio/listing.ts'

/** A home of one bedroom in Larvik, as it is advertised. */
export const larvikListing = (fields: Partial<Listing> = {}): Listing => ({
  id: '1234',
  title: 'Lys toroms',
  address: 'Storgata 12, 3256 Larvik',
  price: '9 000 kr/mnd',
  area: '50 m²',
  bedrooms: 1,
  property_type: 'Leilighet',
  image_url: null,
  finn_url: 'https://www.finn.no/1234',
  is_active: true,
  scraped_at: new Date(0).toISOString(),
  ...noDetails,
  ...fields,
})
