import { expect, test } from 'vitest'
import { timesTheWork } from '../test/support/cpu-time.ts'
import { MAX_READ_CHARACTERS, withoutQuotes } from './quoted-text.ts'

test.each([
  [
    'Gmail, Norwegian',
    'Ja takk!\n\nfre. 20. nov. 2026 kl. 14:02 skrev Husvær <svar@h.no>:\n> Passer tirsdag?',
    'Ja takk!',
  ],
  [
    'Gmail, over two lines',
    'Ja.\n\nDen fre. 20. nov. 2026 kl. 14:02 skrev Husvær Eiendom <\nsvar+abc@h.no>:\n\n> Hei',
    'Ja.',
  ],
  ['Apple Mail', 'Ok\n\n> 20. nov. 2026 kl. 14:02 skrev Husvær <svar@h.no>:\n> \n> Hei', 'Ok'],
  [
    'Outlook, Norwegian',
    'Det går fint.\n\nFra: Husvær <svar@h.no>\nSendt: fredag 20. november 2026 14:02\nTil: Kari\nEmne: Svar\n\nHei',
    'Det går fint.',
  ],
  [
    'Outlook, English',
    'Fine.\n\nFrom: Husvær <svar@h.no>\nSent: Friday\nTo: Kari\nSubject: Re\n\nHei',
    'Fine.',
  ],
  ['an old Outlook', 'Greit\n\n-----Opprinnelig melding-----\nFra: x', 'Greit'],
  ['English', 'Yes\n\nOn Fri, Nov 20, 2026 at 2:02 PM Husvær <svar@h.no> wrote:\n> Hei', 'Yes'],
  ['a signature', 'Kommer straks\n-- \nKari Nordmann\nDaglig leder', 'Kommer straks'],
  ['a telephone', 'På vei\n\nSendt fra min iPhone', 'På vei'],
  ['Windows line ends', 'En\r\n\r\nTo\r\n', 'En\n\nTo'],
])('removes quoted text and signatures: %s', (_, text, own) => {
  expect(withoutQuotes(text)).toBe(own)
})

test('keeps a sentence that only resembles the start of a quote', () => {
  const text = 'Den gangen skrev vi under på at veggen skulle males.\nFra: stua til badet er det fukt.'
  expect(withoutQuotes(text)).toBe(text)
})

test('limits the text to the maximum length of a message', () => {
  expect(withoutQuotes('ord '.repeat(1_000_000)).length).toBeLessThan(MAX_READ_CHARACTERS)
})

// A parser that tries each position as the start of a quote would take minutes on these texts.
test.each([
  ['blanks', ' ', 'x'],
  ['blank lines', ' \n', 'x'],
  ['signs of a quote', '>', 'x'],
  ['dashes', '-', 'x'],
  ['dates and words that begin a quote', '1 skrev ', ''],
  ['names and words that begin a quote', '<a@a skrev ', ''],
  ['lines of such', '<1@1 1 1 1 1 1 1 1 skrev skrev skrev wrote <@ <@ <@\n', ''],
  ['headers', 'fra: fra: til: ', ''],
])('a text that was made to be slow takes no more work than another: %s', (_, part, end) => {
  const read = (piece: string) => () => {
    const text = piece.repeat(1_000_000 / piece.length) + end
    withoutQuotes(text)
    withoutQuotes(text.slice(0, MAX_READ_CHARACTERS - 1) + end)
  }
  expect(timesTheWork(read(part), read('ord '))).toBeLessThan(50)
})
