import { expect, test } from 'vitest'
import { findAnswer } from './find-answer.ts'
import { phraseBook } from './phrase-book.ts'

const drain = { name: 'drain', phrases: ['vann renner ikke ned', 'tett sluk'] }
const smoking = { name: 'smoking', phrases: ['røyke', 'røyking'] }
const book = phraseBook([drain, smoking])

test.each([
  ['det brenner', 'fire'],
  ['Hjelp, det BRENNER på kjøkkenet i Storgata 31!', 'fire'],
  ['brannn', 'fire'],
  ['røyk i gangen', 'fire'],
  ['gasslukt', 'gas'],
  ['det lukter gass', 'gas'],
  ['vann i stikkontakten', 'water'],
  ['vannlekasje på badet', 'leak'],
  ['vannet renner', 'leak'],
  ['strømmen er gått', 'no-power'],
  ['vi har ikke strøm', 'no-power'],
  ['ingen varme', 'no-heat'],
  ['laast ute', 'locked-out'],
])('«%s» is heard as %s', (query, danger) => {
  expect(findAnswer(query, book)).toEqual({ danger })
})

test.each(['fire soverom', 'lekker leilighet', 'brannvarsler', 'røykfri leilighet', 'ildsted'])(
  '«%s» is no danger',
  (query) => {
    expect(findAnswer(query, book)).toBeNull()
  },
)

test('an answer that has more of the words comes before a danger, but not before fire', () => {
  expect(findAnswer('vannet renner ikke ned', book)).toEqual({ answer: drain })
  expect(findAnswer('vannet renner ikke ned, og det brenner', book)).toEqual({ danger: 'fire' })
})

test('a word of an answer is no slip for a word of danger', () => {
  expect(findAnswer('kan jeg røyke', book)).toEqual({ answer: smoking })
})
