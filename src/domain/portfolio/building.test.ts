import { expect, test } from 'vitest'
import { buildingOf, streetOf } from './building.ts'

test.each([
  ['Storgata 31, leilighet 201', 'Storgata 31'],
  ['Storgata 31 B', 'Storgata 31 B'],
  ['Bod 5 m², Hegdal', null],
  ['Havnelageret, 10 m² med port', null],
  ['17. mai', null],
])('reads the building of «%s»', (title, expected) => {
  expect(buildingOf(title)).toBe(expected)
})

test.each([
  ['Storgata 31, leilighet 201', 'Storgata'],
  ['Storgata 31 B', 'Storgata'],
  ['Nedre Fritzøe gate 4', 'Nedre Fritzøe gate'],
  ['Torggata, uteplasser', 'Torggata'],
  ['Leilighet 201, Storgata 31', null],
  ['Gavlvegg i Kongegata', null],
  ['Kornsiloen, bod 24', null],
])('reads the street of «%s»', (title, expected) => {
  expect(streetOf(title)).toBe(expected)
})
