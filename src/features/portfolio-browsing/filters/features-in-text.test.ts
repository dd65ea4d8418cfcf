import { expect, test } from 'vitest'
import { featuresInText } from './features-in-text.ts'

test.each([
  ['Toppleilighet med heis og garasjeplass', ['heis', 'parkering'], []],
  ['Balkong/Terrasse', ['balkong'], []],
  ['Garasje/P-plass', ['parkering'], []],
  ['Delvis møblert, husdyr tillatt', ['dyr', 'moblert'], []],
  ['Umøblert', [], ['moblert']],
  ['Ikke husdyr', [], ['dyr']],
  ['Dyr ikke tillatt', [], ['dyr']],
  ['Dyrehold ikke tillatt', [], ['dyr']],
  ['Uten balkong og heis, men med parkering', ['parkering'], ['balkong', 'heis']],
  ['Ingen heis – stor terrasse', ['balkong'], ['heis']],
  ['En dyr leilighet i Heisveien', [], []],
  ['', [], []],
])('in «%s» %j are mentioned, and %j as missing', (text, has, lacks) => {
  expect(featuresInText([text])).toEqual({ has, lacks })
})

test('where two texts contradict each other, the feature is missing', () => {
  expect(featuresInText(['Med heis', 'Uten heis'])).toEqual({ has: [], lacks: ['heis'] })
})
