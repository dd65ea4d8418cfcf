import { describe, expect, test } from 'vitest'
import { formatPhone, isEmail, mayBeCalled, phoneDigits } from './contact-details.ts'

describe('contact details', () => {
  test.each(['a@b.no', 'Ola.Nordmann+hus@eksempel.no', 'post@blåbær.no'])(
    'accepts the address %s',
    (text) => {
      expect(isEmail(text)).toBe(true)
    },
  )
  test.each([
    'a@b',
    'a b@c.no',
    'a@b.no\r\nBcc: c@d.no',
    'a@b.no,c@d.no',
    '"a b"@c.no',
    'a@-.x',
    `${'a'.repeat(65)}@b.no`,
    '<a@b.no>',
  ])('%j is none', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  test('counts the digits of a phone number without the country code', () => {
    expect(['+47 912 34 567', '0047 91234567', '91 23 45 67', '1234567'].map(phoneDigits)).toEqual([
      8, 8, 8, 7,
    ])
    expect(formatPhone('+4791234567')).toBe('912\u00a034\u00a0567')
    expect(formatPhone('33123456')).toBe('33\u00a012\u00a034\u00a056')
    expect(formatPhone('+46 70 123 45 67')).toBe('+46 70 123 45 67')
  })
})

test.each([
  '912 34 567',
  '+47 91234567',
  '02345',
  '+45 12 34 56 78',
  '0046 70 123 45',
  '91234567 (etter kl. 16)',
])('the number «%s» may be called', (text) => expect(mayBeCalled(text)).toBe(true))

test.each(['ring meg', '912 34', '+47 912', '12345', '+45 12'])('the number «%s» may not be called', (text) =>
  expect(mayBeCalled(text)).toBe(false),
)
