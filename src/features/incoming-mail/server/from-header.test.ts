import { expect, test } from 'vitest'
import { readFrom } from './from-header.ts'

test.each([
  ['kari@x.no', 'kari@x.no'],
  ['<kari@x.no>', 'kari@x.no'],
  ['Kari Nordmann <Kari@X.no>', 'kari@x.no'],
  ['"Nordmann, Kari" <kari.nordmann+leie@x.no>', 'kari.nordmann+leie@x.no'],
  ['"kari@x.no" <kari@x.no>', 'kari@x.no'],
  ['=?utf-8?Q?K=C3=A5ri?= <kari@x.no>', 'kari@x.no'],
  ['kari@x.no (Kari)', 'kari@x.no'],
  ["'kari@x.no' <kari@x.no>", 'kari@x.no'],
  ["Ola <ola.o'brien@x.no>", "ola.o'brien@x.no"],
])('takes the one plain address of %s', (value, sender) => {
  expect(readFrom([value])).toEqual({ sender, isPlain: true })
})

test.each([
  ['=?utf-8?Q?<kari@x.no>?= <evil@evil.no>'],
  ['=?utf-8?Q?kari=40x.no?= <evil@evil.no>'],
  ['=?utf-8?B?a2FyaUB4Lm5v?= <evil@evil.no>'],
  ['"kari@x.no" <evil@evil.no>'],
  ['kari@x.no <evil@evil.no>'],
  ['evil@evil.no (kari@x.no)'],
  ['Kari <kari@x.no>, Evil <evil@evil.no>'],
  ['Gruppe: kari@x.no, evil@evil.no;'],
  ['kari@x.no', 'evil@evil.no'],
  ['kari@x.no', 'kari@x.no'],
  ['"kari nordmann"@x.no'],
  ['"kari@x.no"@evil.no'],
  ['Kari <"kari@x.no"@evil.no>'],
  ['"kari@x.no" <"x"@evil.no>'],
  ["=?utf-8?Q?kari=40x.no?= <o'@evil.no>"],
  ['<kari@x.no:@evil.no>'],
  ['Kari'],
  [''],
])('takes no address of %s', (...values) => {
  expect(readFrom(values)).toMatchObject({ isPlain: false })
})

test('has no sender without a header', () => {
  expect(readFrom([])).toEqual({ sender: '', isPlain: false })
})
