import { expect, test } from 'vitest'
import { toggled } from './dimensions.ts'

test('a choice is added to those that are chosen, and taken away', () => {
  expect(toggled('soverom', undefined, 2)).toBe(2)
  expect(toggled('soverom', 2, '4+')).toBe('2,4+')
  expect(toggled('soverom', '2,4+', 2)).toBe('4+')
  expect(toggled('soverom', 2, 2)).toBeNull()
  expect(toggled('slag', 'hybel', 'leilighet')).toBe('leilighet,hybel')
})
