import { expect, test } from 'vitest'
import { foldName, hasNames, otherSpellings } from './fold-name.ts'

test.each([
  ['Åse Ødegård', 'ase odegard'],
  ['Aase Oedegaard', 'ase odegard'],
  ['SÆTHER', 'saether'],
  ['A\u030Ase', 'ase'],
  ['Zoë Müller', 'zoë muller'],
])('%s folds to %s', (name, folded) => {
  expect(foldName(name)).toBe(folded)
})

test.each([
  ['sether', 'Ola Sæther', true],
  ['Sæther', 'Ola Sether', true],
  ['saether', 'Ola Sæther', true],
  ['sa', 'Ola Sæther', true],
  ['aase', 'Åse', true],
  ['åse', 'Aase', true],
  ['micha', 'Michael', true],
  ['kari', 'Ola Sæther', false],
])('%s is in %s: %s', (typed, text, isFound) => {
  expect(hasNames(text, typed)).toBe(isFound)
})

test.each([
  ['sether', ['saether', 'sethaer']],
  ['sæther', ['sether', 'sæthaer']],
  ['Saether', ['Sether', 'Saethaer']],
  ['oe', []],
  ['oedegård', ['oedaegård']],
  ['ola', []],
  ['ab3e', []],
  ['e@eksempel.no', []],
])('%s is also spelled %j', (word, spellings) => {
  expect(otherSpellings(word)).toEqual(spellings)
})
