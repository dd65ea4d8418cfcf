import { expect, test } from 'vitest'
import { flatKey, parseFlatAnswer, takeFlat } from './flat.ts'

test.each([
  ['Storgata 31, H0201, Larvik', 'H0201'],
  ['Storgata 31 h 0201', 'H0201'],
  ['Storgata 31, H201', 'H0201'],
  ['Storgata 31, leil. 4', '4'],
  ['Storgata 31, leilighet nr. 201', '201'],
  ['Storgata 31, 2. etg til venstre', '2. etasje til venstre'],
  ['Storgata 31, andre etasje h.', '2. etasje til høyre'],
  ['Storgata 31, 3.etg', '3. etasje'],
  ['Storgata 31, 2. etg., H0201', 'H0201'],
  ['Storgata 31, Larvik', null],
])('the flat of «%s»', (text, flat) => {
  expect(takeFlat(text).flat).toBe(flat)
})

test.each([
  ['H0201', 'H0201'],
  ['201', '201'],
  ['nr 4', '4'],
  ['2. etg', '2. etasje'],
  ['vet ikke', null],
])('the flat of the answer «%s»', (answer, flat) => {
  expect(parseFlatAnswer(answer)).toBe(flat)
})

test('two spellings are one flat', () => {
  expect(flatKey('H0201')).toBe(flatKey('201'))
  expect(flatKey('U0201')).not.toBe(flatKey('201'))
  expect(flatKey('H0201')).not.toBe(flatKey('H0202'))
})
