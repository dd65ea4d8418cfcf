import { expect, test } from 'vitest'
import { withWholeNumbers } from './whole-numbers.ts'

test('a number stays on the line of the word before it', () => {
  expect(withWholeNumbers('Skoleveien 2, leilighet 3')).toBe('Skoleveien\u00a02, leilighet\u00a03')
  expect(withWholeNumbers('Storgata 29, butikk på hjørnet')).toBe('Storgata\u00a029, butikk på hjørnet')
})
