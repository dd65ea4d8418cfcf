import { describe, expect, test } from 'vitest'
import { categories } from '#landlord/categories.ts'
import { colivingRooms, commercialPremises, parkingSpaces, storageSizes } from '#landlord/prices.ts'
import { coordinatesOf } from '../../src/domain/portfolio/coordinates.ts'
import { placeIn } from '../../src/domain/portfolio/housing-areas.ts'
import { petsOf } from '../../src/domain/portfolio/pets.ts'
import { belongsTo } from '../../src/domain/portfolio/property.ts'
import { featureNames, featuresOf } from '../../src/features/portfolio-browsing/filters/features.ts'
import { atPlace, townMapOf } from '../../src/features/portfolio-browsing/map/map-place.ts'
import { metresBetween } from '../../src/features/portfolio-browsing/map/mercator.ts'
import { present } from '../../test/support/present.ts'
import {
  advertisingPropertyIds,
  demoListings,
  demoMonthsToVacancy,
  demoPictures,
  demoPortfolio,
} from '../index.ts'
import { slug } from './slug.ts'

const properties = demoPortfolio.map(({ property }) => property)
const all = <T>(values: readonly T[]) => new Set(values).size === values.length

describe('the portfolio', () => {
  test('has a unique random UUID for every property', () => {
    const ids = properties.map(({ id }) => id)
    expect(all(ids)).toBe(true)
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  test('has a unique folder for every property', () => {
    expect(all(properties.map(({ title }) => slug(title)))).toBe(true)
  })

  test('repeats no description', () => {
    const written = properties.flatMap(({ description }) => description ?? [])
    expect(all(written)).toBe(true)
    for (const text of written) expect(text.split(/[.!?](?:\s|$)/).length - 1).toBeGreaterThanOrEqual(2)
  })

  test.each(categories.map(({ type }) => type))('offers %s in all three towns', (type) => {
    const towns = properties.filter((property) => property.type === type).map(({ city }) => city)
    expect([...new Set(towns)].sort()).toEqual(['Larvik', 'Notodden', 'Stokke'])
  })

  test('lies in its area, and only what has no building of its own has no coordinates', () => {
    const placed = properties.flatMap((property) => {
      const point = coordinatesOf(property)
      return point ? [{ property, point }] : []
    })
    expect(properties.length - placed.length).toBe(1)
    for (const { property, point } of placed) {
      const name = placeIn(property.location, property.city)
      const area = present(townMapOf(property.city)?.areas.find((one) => one.name === name))
      expect(metresBetween(point, atPlace(area.centre)), property.title).toBeLessThan(area.metres)
    }
  })

  test('has the expected number of properties of each type', () => {
    const counts = Object.fromEntries(
      categories.map(({ type }) => [type, properties.filter((p) => p.type === type).length]),
    )
    expect(counts).toEqual({ Bolig: 26, Parkering: 8, Næring: 9, Coliving: 8, Minilager: 8, Reklame: 6 })
  })

  describe('has no rent below the prices of the category pages', () => {
    const priced = (type: string) =>
      properties.flatMap(({ title, area, amenities, price, ...property }) =>
        property.type === type && price !== null ? [{ title, area: area ?? 0, amenities, price }] : [],
      )

    test('for storage rooms of a size or larger', () => {
      for (const { title, area, price } of priced('Minilager'))
        for (const size of storageSizes)
          if (size.area <= area) expect(price, title).toBeGreaterThanOrEqual(size.pricePerMonth)
    })

    test('for rooms of a kind', () => {
      const [single, withBath, studio] = colivingRooms
      for (const { title, price } of priced('Coliving')) {
        const room = title.includes('studio') ? studio : title.includes('bad') ? withBath : single
        expect(price, title).toBeGreaterThanOrEqual(room?.pricePerMonth ?? Infinity)
      }
    })

    test('for parking spaces of a kind', () => {
      const [outdoor, covered, charging] = parkingSpaces
      for (const { title, amenities, price } of priced('Parkering')) {
        const isCovered = /garasje|tak/.test(title) || amenities.includes('under tak')
        const space = title.includes('lade') ? charging : isCovered ? covered : outdoor
        expect(price, title).toBeGreaterThanOrEqual(space?.pricePerMonth ?? Infinity)
      }
    })

    test('for premises of a kind, and none above', () => {
      const [office, warehouse, shop] = commercialPremises
      for (const { title, area, price } of priced('Næring')) {
        const kind = /kontor|behandler/.test(title) ? office : /lager|hall/.test(title) ? warehouse : shop
        const [from, to] = kind?.perSquareMetreAndYear ?? [Infinity, 0]
        expect((price * 12) / area, title).toBeGreaterThanOrEqual(from)
        expect((price * 12) / area, title).toBeLessThanOrEqual(to)
      }
    })
  })

  test('contains the four advertising spaces that the site always shows', () => {
    const shown = properties.filter(({ id }) => advertisingPropertyIds.includes(id))
    expect(shown).toHaveLength(4)
    expect(shown.every((property) => belongsTo(property, 'reklame') && property.image_url)).toBe(true)
  })

  test.each([
    ['a floor plan and an energy certificate', properties.some((p) => p.floor_plan && p.energy_certificate)],
    ...(['allowed', 'byAgreement', 'refused'] as const).map((pets) => [
      `pets: ${pets}`,
      properties.some(({ amenities }) => petsOf(amenities) === pets),
    ]),
    ...featureNames.map((feature) => [
      `${feature} to filter by`,
      properties.some(({ type, amenities }) => type === 'Bolig' && featuresOf(amenities).includes(feature)),
    ]),
    ['no price', properties.some(({ price }) => price === null)],
    ['no picture', properties.some(({ images, image_url }) => images.length === 0 && image_url === null)],
    ['one picture', properties.some(({ images }) => images.length === 1)],
    ['ten pictures', properties.some(({ images }) => images.length === 10)],
    [
      'no bedrooms and no garages, as numbers',
      properties.some(({ bedrooms, garages }) => bedrooms === 0 && garages === 0),
    ],
    ['no description', properties.some(({ description }) => description === null)],
    ['a very long title', properties.some(({ title }) => title.length > 90)],
    [
      'advertising on another kind of property',
      properties.some((p) => p.type !== 'Reklame' && belongsTo(p, 'reklame')),
    ],
    ['parking with a home', properties.some((p) => p.type === 'Bolig' && belongsTo(p, 'parkering'))],
    [
      'storage with something else',
      properties.some((p) => p.type !== 'Minilager' && belongsTo(p, 'minilager')),
    ],
  ])('has a property with %s', (_, found) => expect(found).toBe(true))
})

describe('the listings', () => {
  test('have unique codes and addresses', () => {
    expect(demoListings).toHaveLength(18)
    expect(all(demoListings.map(({ listing }) => listing.finn_url))).toBe(true)
  })

  test('show prices that do not break across lines', () => {
    for (const { listing } of demoListings)
      expect(listing.price).toMatch(/^\d{1,3}(\u00a0\d{3})?\u00a0kr\/mnd$/)
  })

  test('include one without a picture and one whose picture is missing', () => {
    const stored = new Set(demoPictures().map(({ path }) => `/storage/v1/object/public/${path}`))
    const addresses = demoListings.map(({ listing }) => listing.image_url)
    expect(addresses.filter((address) => address === null)).toHaveLength(1)
    expect(addresses.filter((address) => address !== null && !stored.has(address))).toHaveLength(1)
  })

  test('belong to one sync', () => {
    const times = demoListings.map(({ listing }) => Date.parse(listing.scraped_at))
    expect(Math.max(...times) - Math.min(...times)).toBeLessThan(60_000)
  })
})

describe('the pictures', () => {
  const pictures = demoPictures()

  test('are stored at the paths of the rows', () => {
    const stored = pictures.map(({ path }) => `/storage/v1/object/public/${path}`)
    expect(all(stored)).toBe(true)
    for (const { images, floor_plan, energy_certificate } of properties)
      for (const address of [...images, floor_plan, energy_certificate])
        if (address) expect(stored).toContain(address)
  })

  test('are all different, and the same in every run', () => {
    const drawings = pictures.map(({ draw }) => draw())
    expect(all(drawings)).toBe(true)
    expect(pictures.slice(0, 20).map(({ draw }) => draw())).toEqual(drawings.slice(0, 20))
  })

  test('use only defined gradients and valid numbers', () => {
    for (const { draw } of pictures) {
      const svg = draw()
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  })
})

test('says of every room of coliving what the page of coliving promises', () => {
  for (const { title, type, included, amenities } of properties)
    if (type === 'Coliving') {
      expect(included, title).toEqual(['strøm', 'varme', 'internett', 'vask av fellesarealer'])
      expect(featuresOf(amenities), title).toContain('moblert')
    }
})

test('names properties and ads of the portfolio as those that are vacant later', () => {
  const titles = [...properties, ...demoListings.map(({ listing }) => listing)].map(({ title }) => title)
  for (const title of demoMonthsToVacancy.keys()) expect(titles).toContain(title)
})
