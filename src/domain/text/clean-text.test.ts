import { expect, test } from 'vitest'
import { cleanLine, cleanText } from './clean-text.ts'

const hidden = {
  'a soft hyphen': '\u00ad',
  'a zero-width space': '\u200b',
  'a mark of direction': '\u200f',
  'an Arabic mark of direction': '\u061c',
  'a turned direction': '\u202e',
  'an isolate': '\u2066',
  'a word joiner': '\u2060',
  'a byte order mark': '\ufeff',
  'a filler': '\u3164',
  'a tag': '\u{e0041}',
}

test.each(Object.entries(hidden))('takes %s out of a text', (_, character) => {
  expect(cleanText(`${character}Kari${character} \n Nordmann ${character}`)).toBe('Kari \n Nordmann')
  expect(cleanLine(`kari@eksempel${character}.no${character}`)).toBe('kari@eksempel.no')
})

test('keeps the joiners of emoji and, in several lines, of letters', () => {
  const family = '👩🏽‍👩‍👧'
  const word = 'می\u200cخواهم'
  expect(cleanText(`${family} ❤️ ${word}`)).toBe(`${family} ❤️ ${word}`)
  expect(cleanLine(`${family}\u200d 🏳️‍🌈`)).toBe(`${family} 🏳️‍🌈`)
  expect(cleanLine('Ka\u200dri\u200c \n Nordmann')).toBe('Kari   Nordmann')
})

test('makes spaces of control characters, and shows half a character', () => {
  expect(cleanText('a\r\nb\tc\u0007d\ud800')).toBe('a\nb c d\ufffd')
})
