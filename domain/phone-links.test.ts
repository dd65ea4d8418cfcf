import { expect, test } from 'vitest'
import { neighborPage } from '../app/routes/naboklage.words.ts'
import { splitPhones, telHref } from './phone-links.ts'

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
