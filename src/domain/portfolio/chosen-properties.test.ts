import { expect, test } from 'vitest'
import { chosenProperties, comparisonPath } from './chosen-properties.ts'

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const read = (query: string, most = 4) => chosenProperties(new URLSearchParams(query), most)

test('reads each property once, in the order of the address', () => {
  expect(read(`id=${id(2)}&id=${id(1)}&id=${id(2).toUpperCase()}`)).toEqual([id(2), id(1)])
})

test('ignores what is no id, and those beyond the most', () => {
  expect(read(`id=%27;drop&id=${id(1)}&ID=${id(2)}&id=`)).toEqual([id(1)])
  expect(read([1, 2, 3, 4, 5].map((number) => `id=${id(number)}`).join('&'))).toHaveLength(4)
})

test('writes an address that it reads', () => {
  const path = comparisonPath([id(3), id(1)])
  expect(path).toBe(`/sammenlign?id=${id(3)}&id=${id(1)}`)
  expect(read(path.split('?')[1] ?? '')).toEqual([id(3), id(1)])
})
