import { categories } from '#landlord/categories.ts'
import { townMaps } from '#landlord/town-maps.ts'

const streets = [
  'Storgata',
  'Tollbugata',
  'Kirkegata',
  'Skolegata',
  'Fjordgata',
  'Havnegata',
  'Bakkegata',
  'Elvegata',
]

/** An import file with the given number of properties, half of them homes, each with a unique title. */
export function largePortfolio(count: number): string {
  const properties = Array.from({ length: count }, (_, index) => {
    const { town: city = '', centre: [north, east] = [0, 0] } = townMaps[index % townMaps.length] ?? {}
    const category = index % 2 === 0 ? categories[0] : categories[index % categories.length]
    return {
      id: `b0000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`,
      title: `${streets[index % streets.length]} ${index}`,
      type: category?.type,
      location: `Sentrum, ${city}`,
      city,
      description: 'Lys og praktisk, med kort vei til butikk og buss.',
      status: index % 4 === 2 ? 'utleid' : 'ledig',
      price: 5000 + (index % 200) * 100,
      area: 20 + (index % 120),
      bedrooms: index % 4,
      amenities: index % 5 === 0 ? ['heis', 'balkong'] : [],
      energy_class: 'ABCDEFG'[index % 7],
      // Some kilometres around the middle of the town.
      latitude: north + ((index * 7919) % 1000) / 20_000,
      longitude: east + ((index * 104_729) % 1000) / 10_000,
    }
  })
  return JSON.stringify({ properties, finn_properties: [] })
}
