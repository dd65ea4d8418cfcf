import { expect, test } from 'vitest'
import { showPath, showSpeed } from './show-speed.ts'

test.each([
  ['lcp', 2000, '2,0\u00a0s'],
  ['lcp', 2100, '2,1\u00a0s'],
  ['lcp', 10_000, '10,0\u00a0s'],
  ['inp', 75, '75\u00a0ms'],
  ['inp', 2000, '2\u00a0000\u00a0ms'],
  ['cls', 0, '0,00'],
  ['cls', 0.1, '0,10'],
] as const)('shows %s of %d as %s', (metric, value, shown) => {
  expect(showSpeed(metric, value, 'nb')).toBe(shown)
})

test('shows the parts of a path that differ as one sign', () => {
  expect(showPath('/eiendommer/:id')).toBe('/eiendommer/…')
})
