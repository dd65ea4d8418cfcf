import { expect, test } from 'vitest'
import { likelyEmail } from './email-typos.ts'

test.each(['gmial.com', 'gmai.com', 'gmaill.com', 'gmail.con', 'Gnail.com'])(
  'an address at %s was meant for gmail.com',
  (domain) => {
    expect(likelyEmail(` Kari@${domain}`)).toBe('kari@gmail.com')
  },
)

test.each(['hotmial.no', 'hotmail.mo'])('an address at %s was meant for hotmail.no', (domain) => {
  expect(likelyEmail(`kari@${domain}`)).toBe('kari@hotmail.no')
})

test.each([
  'kari@gmail.com',
  'kari@mail.com',
  'kari@ymail.com',
  'kari@live.nl',
  'kari@eksempel.no',
  'kari@gml.com',
  'kari@',
  'kari',
  'a@b@gmial.com',
  '',
])('«%s» is left as it is', (text) => {
  expect(likelyEmail(text)).toBeNull()
})
