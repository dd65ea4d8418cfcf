import { expect, test } from 'vitest'
import type { TownMapDrawing } from '../../../../landlord-types/town-map.ts'
import { mapPlaceOf } from './map-place.ts'

const maps: TownMapDrawing[] = [
  {
    town: 'Byen',
    centre: [59, 10],
    areas: [{ name: 'Sentrum', centre: [59.1, 10.1], metres: 300 }],
    water: [],
    rivers: [],
    roads: [],
  },
]

test.each([
  [
    'its coordinates',
    'Byen',
    'Sentrum',
    59.2,
    10.2,
    { latitude: 59.2, longitude: 10.2, precision: 'building' },
  ],
  ['its area', 'Byen', 'Sentrum', null, null, { latitude: 59.1, longitude: 10.1, precision: 'area' }],
  ['its area where one number is missing', 'Byen', 'Sentrum', 59.2, null, { precision: 'area' }],
  ['its town where the area is not drawn', 'Byen', 'Utkanten', null, null, { precision: 'town' }],
  ['coordinates in a town that is not drawn', 'Bygda', 'Sentrum', 60, 9, { precision: 'building' }],
])('a property is shown at %s', (_, city, area, latitude, longitude, expected) => {
  expect(mapPlaceOf({ city, latitude, longitude }, area, maps)).toMatchObject(expected)
})

test('a property is not shown where its town is not drawn and its coordinates are not known', () => {
  expect(mapPlaceOf({ city: 'Bygda', latitude: null, longitude: null }, 'Sentrum', maps)).toBeNull()
})
