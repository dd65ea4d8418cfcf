import { describe, expect, test } from 'vitest'
import { present } from '../../../../../test/support/present.ts'
import { propertyRow } from '../../../../../test/support/property-row.ts'
import type { Property } from '../../../../domain/portfolio/property.ts'
import { parseDate } from '../../../../domain/time/calendar.ts'
import { factsReader } from '../../filters/home-facts.ts'
import { placeMapOf } from './place-map.ts'

const readFacts = factsReader(present(parseDate('2026-11-21')))
const own = propertyRow({ title: 'Kongegata 12, leilighet 3', latitude: 59.0535, longitude: 10.0331 })
const at = (title: string, latitude: number | null, longitude: number | null): Property =>
  propertyRow({ title, latitude, longitude })

/** The map of the property among some others. */
const mapAmong = (...others: Property[]) => present(placeMapOf(own, others.map(readFacts)))
const streetsAmong = (...others: Property[]) => mapAmong(...others).streets.map(({ name }) => name)

describe('the map of a property', () => {
  test('has its address in the middle', () => {
    expect(mapAmong().address).toBe('Kongegata 12')
  })

  test('has no address where it stands in the middle of its area', () => {
    const rough = present(placeMapOf({ ...own, latitude: null, longitude: null }, []))
    expect([rough.isExact, rough.address]).toEqual([false, null])
  })

  test('names the streets of buildings around it, the nearest first, each once, and not its own again', () => {
    const streets = streetsAmong(
      at('Kirkegata 7, hybel', 59.0544, 10.0304),
      at('Storgata 31', 59.0528, 10.0338),
      at('Storgata 29, butikk', 59.0521, 10.0345),
      at('Kongegata 10, kontor', 59.0534, 10.0325),
    )
    expect(streets).toEqual(['Storgata', 'Kirkegata'])
  })

  test('names no street of a building that is not on it, or whose place is not known', () => {
    expect(streetsAmong(at('Fyrveien 2', 58.9964, 10.0372), at('Storgata 31', null, null))).toEqual([])
  })
})
