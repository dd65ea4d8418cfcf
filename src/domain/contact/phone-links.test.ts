import { expect, test } from 'vitest'
import { neighborPage } from '../../features/tenant-forms/pages/naboklage.words.ts'
import { smsHref, splitPhones, splitTypedPhones, telHref } from './phone-links.ts'

const linksIn = (text: string) => splitPhones(text).flatMap(({ href }) => href ?? [])

test.each([
  ['Ring vakttelefonen 33 00 00 01.', ['tel:+4733000001']],
  ['Ring 912\u00a034\u00a0567 eller +47 33 00 00 00', ['tel:+4791234567', 'tel:+4733000000']],
  [neighborPage.nb.side[2] ?? '', ['tel:02800', 'tel:112']],
  ['Brann: 110. Det tar 2–3 virkedager og koster 12 500 kr i 2026.', ['tel:110']],
  ['Org.nr. 852 601 817, konto 1503 12 34567', []],
])('links the phone numbers in «%s»', (text, links) => {
  expect(linksIn(text)).toEqual(links)
})

test('keeps every word of a text in its order', () => {
  const text = 'Ring 33 00 00 00, eller 112.'
  expect(
    splitPhones(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})

test('adds the country code to a number, but not to a short one', () => {
  expect(telHref('33 00 00 00')).toBe('tel:+4733000000')
  expect(telHref('110')).toBe('tel:110')
})

test.each([
  ['91234567 (ring etter kl 16)', 'tel:+4791234567'],
  ['91 23 45 67 (etter kl. 16)', 'tel:+4791234567'],
  ['91234567 16-20', 'tel:+4791234567'],
  ['mob. 912 34 567, helst før 20', 'tel:+4791234567'],
  ['kl 16: 9123 4567', 'tel:+4791234567'],
  ['+47 91 23 45 67 (Kari, leilighet 2)', 'tel:+4791234567'],
  ['(+47) 912 34 567', 'tel:+4791234567'],
  ['0047 91234567', 'tel:+4791234567'],
  ['4791234567', 'tel:+4791234567'],
  ['47 91 23 45 67', 'tel:+4791234567'],
  ['\u202a+47\u00a0912\u00a034\u00a0567\u202c', 'tel:+4791234567'],
  ['91.23.45.67', 'tel:+4791234567'],
  ['91234567 / 91 23 45 67', 'tel:+4791234567'],
  ['91234567 fra 24.12.2026', 'tel:+4791234567'],
  ['+46 70 123 45 67 (svensk)', 'tel:+46701234567'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['0046701234567', 'tel:+46701234567'],
  ['070-123 45 67', 'tel:0701234567'],
  ['02800', 'tel:02800'],
])('calls the one number in «%s»', (typed, href) => {
  expect(telHref(typed)).toBe(href)
})

test.each([
  'ring meg',
  '91234567 eller 98765432',
  '91 23 45 67 98 76 54 32',
  '91 23 45 67 16-20',
  '9123456716',
  'org.nr. 852 601 817',
  '24.12.2026',
  '',
])('gives no link for «%s», which holds no number or several', (typed) => {
  expect(telHref(typed)).toBeUndefined()
  expect(smsHref(typed, 'Hei')).toBeUndefined()
})

test('links each of several numbers that a person typed', () => {
  const linked = (typed: string) => splitTypedPhones(typed).map(({ text, href }) => [text, href])
  expect(linked('91234567 eller 987 65 432')).toEqual([
    ['91234567', 'tel:+4791234567'],
    [' eller ', null],
    ['987 65 432', 'tel:+4798765432'],
  ])
  expect(linked('070-123 45 67')).toEqual([['070-123 45 67', 'tel:0701234567']])
})

test('writes a text message to the number beside a note', () => {
  expect(smsHref('91234567 (ring etter kl 16)', 'Hei')).toBe('sms:+4791234567?body=Hei')
})
