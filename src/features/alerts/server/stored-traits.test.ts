import { expect, test } from 'vitest'
import { storedTraits } from './stored-traits.ts'

test('a vacancy from before a trait was added is read, and one with a trait that was dropped', () => {
  const place = { slug: 'larvik', name: 'Larvik' }
  const stored = {
    categories: ['bolig'],
    town: place,
    area: place,
    features: ['heis', 'badstue'],
    peis: true,
  }
  expect(storedTraits.parse(stored)).toEqual({
    categories: ['bolig'],
    town: place,
    area: place,
    spot: null,
    kinds: [],
    bedrooms: null,
    rent: null,
    squareMetres: null,
    vacancy: null,
    features: ['heis'],
    energy: null,
  })
})
