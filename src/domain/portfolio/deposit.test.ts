import { describe, expect, test } from 'vitest'
import { moveInCosts, parseKroner, securityAmounts } from './deposit.ts'

describe('the cost of securing the rent', () => {
  test('is three months of rent, 14 per cent of four, or six', () => {
    expect(securityAmounts(12_500)).toEqual({
      depositum: 37_500,
      depositumsgaranti: 7000,
      navgaranti: 75_000,
    })
  })

  test('is paid with the first month before moving in, but for the guarantee by Nav', () => {
    expect(moveInCosts(12_500).map(({ choice, upFront }) => [choice, upFront])).toEqual([
      ['depositum', 50_000],
      ['depositumsgaranti', 19_500],
      ['navgaranti', 12_500],
    ])
  })

  test.each([
    ['12 500', 12_500],
    ['12\u00a0500 kr', 12_500],
    ['12.500,-', 12_500],
    ['12500,50', 12_500.5],
    ['etter avtale', null],
    ['-5', null],
  ])('a rent of «%s» is %s', (text, kroner) => {
    expect(parseKroner(text)).toBe(kroner)
  })
})
