import { expect, test } from 'vitest'
import { buildingOf } from './building.ts'

test.each([
  ['Storgata 31, leilighet 201', 'Storgata 31'],
  ['Storgata 31 B', 'Storgata 31 B'],
  ['Bod 5 m², Hegdal', null],
  ['Havnelageret, 10 m² med port', null],
  ['17. mai', null],
])('reads the building of «%s»', (title, expected) => {
  expect(buildingOf(title)).toBe(expected)
})
