import { describe, expect, test } from 'vitest'
import { timesTheWork } from '../../../test/support/cpu-time.ts'
import { MAX_READ_CHARACTERS, type Ours, wholeText, withoutQuotes } from './quoted-text.ts'

const ours: Ours = {
  addresses: ['svar@h.no', 'svar+abc@h.no'],
  names: ['Husvær Eiendom', 'Husvær'],
  marker: 'Skriv svaret ditt over denne linjen.',
  signatures: ['Husvær Eiendom AS'],
}
const own = (text: string) => withoutQuotes(text, ours)

describe('a quoted mail of ours', () => {
  test.each([
    ['Gmail, Norwegian', 'fre. 20. nov. 2026 kl. 14:02 skrev Husvær <svar@h.no>:\n> Passer tirsdag?'],
    [
      'Gmail, over two lines',
      'Den fre. 20. nov. 2026 kl. 14:02 skrev Husvær Eiendom <\nsvar+abc@h.no>:\n\n> Hei',
    ],
    ['Gmail, English', 'On Fri, Nov 20, 2026 at 2:02 PM Husvær <svar@h.no> wrote:\n> Hei'],
    ['Gmail, Swedish', 'Den fre 20 nov. 2026 kl 14:02 skrev Husvær <svar@h.no>:\n> Hei'],
    ['Gmail, Danish', 'Den fre. 20. nov. 2026 kl. 14.02 skrev Husvær <svar@h.no>:\n\n> Hei'],
    ['Gmail, German', 'Am Fr., 20. Nov. 2026 um 14:02 Uhr schrieb Husvær <svar@h.no>:\n> Hei'],
    ['Gmail, French', 'Le ven. 20 nov. 2026 à 14:02, Husvær <svar@h.no> a écrit :\n> Hei'],
    ['Apple Mail', '> 20. nov. 2026 kl. 14:02 skrev Husvær <svar@h.no>:\n> \n> Hei'],
    ['Apple Mail, the date last', 'Husvær <svar@h.no> skrev følgende den 20. nov. 2026 kl. 14:02:\n> Hei'],
    ['Apple Mail, German', 'Am 20.11.2026 um 14:02 schrieb Husvær <svar@h.no>:\n\n> Hei'],
    ['Thunderbird, Norwegian', 'Den 20.11.2026 14:02, skrev Husvær:\n> Hei'],
    ['Thunderbird, English', 'On 20/11/2026 14:02, Husvær wrote:\n> Hei'],
    ['Thunderbird, German', 'Am 20.11.26 um 14:02 schrieb Husvær Eiendom:\n> Hei'],
    [
      'Outlook, Norwegian',
      'Fra: Husvær <svar@h.no>\nSendt: fredag 20. november 2026 14:02\nTil: Kari\nEmne: Svar\n\nHei',
    ],
    ['Outlook, English', 'From: Husvær <svar@h.no>\nSent: Friday\nTo: Kari\nSubject: Re\n\nHei'],
    ['Outlook, Swedish', 'Från: Husvær <svar@h.no>\nSkickat: fredag\nTill: Kari\nÄmne: Sv\n\nHei'],
    ['Outlook, Danish', 'Fra: Husvær <svar@h.no>\nSendt: fredag\nTil: Kari\nEmne: Sv\n\nHei'],
    ['Outlook, German', 'Von: Husvær <svar@h.no>\nGesendet: Freitag\nAn: Kari\nBetreff: Avvik\n\nHei'],
    ['Outlook, French', 'De : Husvær <svar@h.no>\nEnvoyé : vendredi\nÀ : Kari\nObjet : Avvik\n\nHei'],
    [
      'Outlook, by our name alone',
      'Fra: Husvær\nSendt: fredag\nTil: Kari\n\nHei\nHusvær Eiendom AS\npost@h.no',
    ],
    ['Outlook, in bold', '*Fra:* Husvær <svar@h.no>\n*Sendt:* fredag\n*Til:* Kari\n*Emne:* Svar\n\nHei'],
    ['Outlook, below a line', `${'_'.repeat(32)}\nFra: Husvær <svar@h.no>\nSendt: x\nTil: Kari\n\nHei`],
    [
      'an old Outlook',
      '-----Opprinnelig melding-----\nFra: Husvær [mailto:svar@h.no]\nSendt: x\nTil: Kari\n\nHei',
    ],
    ['Samsung', '-------- Original melding --------\nFra: Husvær <svar@h.no>\nDato: x\nTil: Kari\n\nHei'],
    ['another program, by its first line', `${ours.marker}\n\nHei Kari`],
    ['another language, by its first line', `> 2026-11-20 Husvær:\n> ${ours.marker}\n> Hei`],
    [
      'without marks, by its signature',
      'On 20/11/2026, Husvær <svar@h.no> wrote:\n\nHei\nHusvær Eiendom AS\npost@h.no',
    ],
    ['a telephone', 'Sendt fra min iPhone\n\n> 20. nov. 2026 kl. 14:02 skrev Husvær <svar@h.no>:\n> Hei'],
    [
      'Outlook for iOS',
      'Hent Outlook for iOS<https://aka.ms/o0ukef>\n\nFra: Husvær <svar@h.no>\nSendt: x\nTil: Kari\n\nHei',
    ],
  ])('is left out: %s', (_, quote) => {
    expect(own(`Dienstag passt gut.\n\n${quote}`)).toBe('Dienstag passt gut.')
  })

  describe.each([
    'Den fre. 20. nov. 2026 kl. 14:02 skrev Husvær <svar@h.no>:\n> Når?',
    'Den fre. 20. nov. 2026 kl. 14:02 skrev Husvær Eiendom <\nsvar+abc@h.no>:\n> Når?',
    'On Fri, Nov 20, 2026 at 2:02 PM\nHusvær <svar@h.no> wrote:\n> Når?',
    '20.11.2026 kl. 14:02\nskrev Husvær <svar@h.no>:\n> Når?',
    'Husvær <svar@h.no>\nskrev følgende den 20. nov. 2026 kl. 14:02:\n> Når?',
  ])('with no line between it and the answer: %j', (quote) => {
    test.each([
      'Tirsdag.',
      'Hei,\nTirsdag.',
      'Hei,\nTirsdag.\nDet lukter gass!',
      'Den lekker!',
      'Det er 12 grader.',
    ])('keeps the answer %j', (answer) => {
      expect(own(`${answer}\n${quote}`)).toBe(answer)
    })
  })

  test.each([
    [
      'below',
      'Den 20. nov. 2026 kl. 10:12 skrev Husvær <svar@h.no>:\n> Når passer det?\n\nTirsdag.',
      'Tirsdag.',
    ],
    [
      'between',
      'Den 20. nov. 2026 kl. 10:12 skrev Husvær <svar@h.no>:\n> Når?\nTirsdag.\n> Har du nøkkel?\nHos naboen.',
      'Tirsdag.\nHos naboen.',
    ],
    [
      'below what no mark tells apart',
      'Fra: Husvær <svar@h.no>\nSendt: x\nTil: Kari\n\nNår?\n\nVennlig hilsen\nHusvær Eiendom AS\npost@h.no\n33 00 00 00\n\nTirsdag.',
      'Tirsdag.',
    ],
    [
      'below our signature in one line',
      `${ours.marker}\nNår?\nHusvær Eiendom AS · post@h.no · 33 00 00 00\nTirsdag.`,
      'Tirsdag.',
    ],
  ])('keeps the answer %s it', (_, text, answer) => {
    expect(own(text)).toBe(answer)
  })
})

test.each([
  'Hei,\n\nDen 3. november skrev jeg dette til dere:\nDet lukter gass i kjelleren.',
  'Den 3. november kl. 14:02 skrev jeg til Husvær <svar@h.no>:\nDet lukter gass.',
  'Jeg sendte 2 bilder til svar@h.no:\nHar dere fått dem?',
  'Kari skrev: Det lekker.\nJeg svarte ikke.',
  '12. november skrev Kari Nabo:\n> Det bråker hos deg.\nHva gjør jeg?',
  'Fra: mandag\nTil: fredag\nEmne: ferie\nVi er borte.',
  'Fra: Kari Nabo <kari@nabo.no>\nSendt: fredag\nTil: meg\nEmne: Bråk\n\nDet bråker.',
  'Jeg fikk dette brevet:\nFra: Husvær\nTil: Kari Nordmann\nDato: 3. november\nVi skal betale mer. Stemmer det?',
  'Fra: stua til badet er det fukt.\nSendt: aldri',
  'Romnummer\n__________\nDet er 12.',
  'Pakken ble\nSendt fra min mor i går, og er åpnet.',
  'Sendt fra min iPhone\n\nPS: Det lukter gass.',
  '> 30 grader i stua\nog 4 på badet',
  'Ring meg.\n--\nKari\nPS: Det haster.',
  '-- Viktig --\nDet lekker.',
  'Det lekker.\n--- RING MEG STRAKS ---',
  'Romnummer:\n__________',
  'Den gangen skrev vi under på at veggen skulle males.',
])('keeps what only resembles a quote: %j', (text) => {
  expect(own(text)).toBe(text)
})

test.each([
  [
    'a last line above a quote',
    'Det lekker.\n--- RING MEG STRAKS ---',
    '\n\nFra: Husvær <svar@h.no>\nSendt: x\nTil: Kari\n\nHei',
  ],
  ['a line below a quote', 'Det lekker.\n__________', ''],
])('keeps %s that resembles a divider', (_, answer, below) => {
  const above = below ? '' : 'Den 20. nov. 2026 kl. 10:12 skrev Husvær <svar@h.no>:\n> Når?\n\n'
  expect(own(above + answer + below)).toBe(answer)
})

test('leaves nothing of a mail that only quotes us, and keeps it whole beside', () => {
  const text = 'Den 20. nov. 2026 kl. 10:12 skrev Husvær <svar@h.no>:\r\n> Når?\r\n'
  expect(own(text)).toBe('')
  expect(wholeText(text)).toBe('Den 20. nov. 2026 kl. 10:12 skrev Husvær <svar@h.no>:\n> Når?')
})

test('limits the text to the maximum length of a message', () => {
  expect(own('ord '.repeat(1_000_000)).length).toBeLessThan(MAX_READ_CHARACTERS)
})

// A parser that tries each position as the start of a quote would take minutes on these texts.
test.each([
  ['blanks', ' ', 'x'],
  ['blank lines', ' \n', 'x'],
  ['signs of a quote', '>', 'x'],
  ['dashes', '-', 'x'],
  ['dates and words that begin a quote', '1 skrev ', ''],
  ['names and words that begin a quote', '<svar@h.no skrev ', ''],
  ['lines of such', '<1@1 1 1 1 1 1 1 1 skrev skrev skrev wrote <@ <@ <@\n', ''],
  ['attributions', '1.1. 12:00 skrev Husvær <svar@h.no>:\n', ''],
  ['quoted attributions', '>1.1. 12:00 skrev Husvær\n', ''],
  ['headers', 'fra: fra: til: ', ''],
  ['header lines', 'fra: svar@h.no\n', ''],
])('a text that was made to be slow takes no more work than another: %s', (_, part, end) => {
  const read = (piece: string) => () => {
    const text = piece.repeat(1_000_000 / piece.length) + end
    own(text)
    own(text.slice(0, MAX_READ_CHARACTERS - 1) + end)
  }
  expect(timesTheWork(read(part), read('ord '))).toBeLessThan(50)
})
