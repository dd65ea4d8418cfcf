import { expect, test } from 'vitest'
import { shownTerms } from './shown-terms.ts'
import { termsWords } from './terms.words.ts'

const nothing = { floor: null, hasLift: false, pets: null, shortestTerm: null, included: [] }
const valuesOf = (terms: Partial<Parameters<typeof shownTerms>[0]>) =>
  shownTerms({ ...nothing, ...terms }, termsWords.nb).map(({ value }) => value)

test('has no row for what is not known', () => {
  expect(valuesOf({})).toEqual([])
})

test.each([
  [{ floor: 3, hasLift: true }, ['3. etasje med heis']],
  [{ floor: 0 }, ['Underetasje']],
  [{ hasLift: true }, ['Ja']],
  [{ pets: 'byAgreement' }, ['Etter skriftlig avtale']],
  [{ shortestTerm: 1 }, ['1 måned']],
  [{ shortestTerm: 12 }, ['12 måneder']],
  [{ included: ['varmtvann', 'fiber'] }, ['varmtvann, fiber']],
] as const)('says %j in words', (terms, expected) => {
  const { included = [], ...others } = { included: [], ...terms }
  expect(valuesOf({ ...others, included: [...included] })).toEqual(expected)
})
