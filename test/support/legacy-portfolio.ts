import { advertisingPropertyIds } from '#landlord/advertising.ts'
import { type Property, parsePropertyId } from '../../src/domain/portfolio/property.ts'
import { parseImport } from '../../src/features/portfolio-browsing/server/import-rows.ts'
import { present } from './present.ts'
import { propertyRow } from './property-row.ts'

/** The portfolio that the old client reads in the tests of its API: seven properties and three listings. */
export function legacyPortfolio() {
  const rows: Property[] = []
  for (const [index, id] of advertisingPropertyIds.entries())
    rows.push({
      ...propertyRow({ title: `Tavle ${index}`, type: 'Reklame', amenities: ['reklame'] }),
      id: present(parsePropertyId(id)),
      created_at: `2026-0${index + 1}-01T00:00:00+00:00`,
    })
  rows.push(
    propertyRow({ title: 'Åsgata 1', price: 12_500 }),
    propertyRow({ title: 'Ærlighetsgata 2', price: 9000 }),
    propertyRow({ title: 'Bakkegata 3' }),
  )
  const listing = (id: string, is_active: boolean, scraped_at: string) => ({
    id,
    title: id,
    address: 'Larvik',
    price: null,
    area: null,
    bedrooms: null,
    property_type: null,
    image_url: null,
    finn_url: `https://www.finn.no/${id}`,
    is_active,
    scraped_at,
  })
  const { finn_properties } = parseImport(
    JSON.stringify({
      finn_properties: [
        listing('1', true, '2026-01-01T00:00:00Z'),
        listing('2', false, '2026-01-02T00:00:00Z'),
        listing('3', true, '2026-01-03T00:00:00Z'),
      ],
    }),
  )
  return { rows, finn_properties }
}
