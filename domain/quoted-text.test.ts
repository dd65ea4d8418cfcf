import { expect, test } from 'vitest'
import { textOfHtml, withoutQuotes } from './quoted-text.ts'

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
])('the answer stands alone: %s', (_, text, own) => {
  expect(withoutQuotes(text)).toBe(own)
})

test('what merely looks like a quote’s beginning in the middle of a sentence stays', () => {
  const text = 'Den gangen skrev vi under på at veggen skulle males.\nFra: stua til badet er det fukt.'
  expect(withoutQuotes(text)).toBe(text)
})

test('a mail of HTML alone is its text, without what it quotes', () => {
  const html =
    '<html><head><style>p{}</style></head><body><p>Hei &amp; takk &#229;</p><div>Linje to<br>tre</div><div class="gmail_quote">gammelt</div></body></html>'
  expect(textOfHtml(html)).toBe('Hei & takk å\nLinje to\ntre')
})
