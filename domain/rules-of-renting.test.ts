import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { company } from '../landlord/company.ts'
import { type IsoDate, osloDate, osloHour, parseDate } from './calendar.ts'
import { caseReference, parseCaseReference, referenceAlphabet } from './case-reference.ts'
import { type CaseStatus, caseStatuses, isClosed, mayMove, mayReopen } from './case-status.ts'
import { formatPhone, isEmail, phoneDigits } from './contact-details.ts'
import { parseKroner, securityAmounts } from './deposit.ts'
import { isFodselsnummer } from './fodselsnummer.ts'
import { daysUntilAMonthIsLost, lastRentDay, noticeMonths } from './notice-period.ts'
import { officeHoursOf } from './office-hours.ts'
import { instantInOslo } from './oslo-instant.ts'
import { sniffPhoto } from './photo.ts'
import { isSubmissionKey, keyMadeAt, newSubmissionKey } from './submission-key.ts'
import { addWorkingDays, isHoliday, isWorkingDay, replyDueAt } from './working-days.ts'
import { isOfficeOpen } from './working-hours.ts'

const day = (text: string) => text as IsoDate

const hours = officeHoursOf(company)

describe('the notice period', () => {
  test.each([
    ['2026-01-15', 3, '2026-04-30'],
    ['2026-01-31', 3, '2026-04-30'],
    ['2026-02-01', 3, '2026-05-31'],
    ['2026-11-20', 3, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2026-08-31', 1, '2026-09-30'],
  ])('given on %s with %i months, rent is paid until %s', (received, months, last) => {
    expect(lastRentDay(day(received), months)).toBe(last)
  })

  test('is counted from the date in Norway, not in Greenwich', () => {
    expect(lastRentDay(osloDate(new Date('2026-12-31T23:30:00Z')), 3)).toBe('2027-04-30')
    expect(lastRentDay(osloDate(new Date('2026-12-31T22:30:00Z')), 3)).toBe('2027-03-31')
  })

  test('is three months for a home and for premises, one for a room or a storage room', () => {
    expect(['bolig', 'lokale', 'rom', 'bod', 'ukjent'].map(noticeMonths)).toEqual([3, 3, 1, 1, 3])
  })

  test('is mentioned in a hint only on the last days of a month', () => {
    expect(daysUntilAMonthIsLost(day('2026-11-24'))).toBeNull()
    expect(daysUntilAMonthIsLost(day('2026-11-25'))).toBe(5)
    expect(daysUntilAMonthIsLost(day('2026-11-30'))).toBe(0)
  })
})

describe('working days', () => {
  test.each([
    '2026-01-01',
    '2026-04-02',
    '2026-04-03',
    '2026-04-05',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-05-17',
    '2026-05-24',
    '2026-05-25',
    '2026-12-25',
    '2026-12-26',
    '2027-03-25',
    '2027-03-29',
    '2027-05-17',
  ])('%s is a holiday', (date) => {
    expect(isHoliday(day(date))).toBe(true)
    expect(isWorkingDay(day(date))).toBe(false)
  })

  test('none of the five days around Easter counts as a working day', () => {
    expect(addWorkingDays(day('2026-04-01'), 1)).toBe('2026-04-07')
  })

  test.each([
    ['two working days over a weekend', '2026-11-20T10:00:00Z', { workingDays: 2 }, '2026-11-24T15:00:00Z'],
    ['two working days over Christmas', '2026-12-23T12:00:00Z', { workingDays: 2 }, '2026-12-28T15:00:00Z'],
    ['24 hours', '2026-11-20T10:00:00Z', { hours: 24, workingDaysOnly: false }, '2026-11-21T10:00:00Z'],
    [
      '24 hours of working days',
      '2026-11-20T14:00:00Z',
      { hours: 24, workingDaysOnly: true },
      '2026-11-23T14:00:00Z',
    ],
    [
      '24 hours from a Saturday',
      '2026-11-21T14:00:00Z',
      { hours: 24, workingDaysOnly: true },
      '2026-11-24T07:00:00Z',
    ],
  ] as const)('%s end when they should', (_, sent, reply, due) => {
    expect(replyDueAt(new Date(sent), reply, hours).toISOString()).toBe(new Date(due).toISOString())
  })

  test('the office is open from 08 to 16 on working days, Oslo time', () => {
    const open = ['2026-11-20T07:00:00Z', '2026-11-20T14:59:00Z', '2026-07-01T06:00:00Z']
    const closed = [
      '2026-11-20T06:59:00Z',
      '2026-11-20T15:00:00Z',
      '2026-11-21T10:00:00Z',
      '2026-12-25T10:00:00Z',
    ]
    expect(open.map((when) => isOfficeOpen(new Date(when), hours))).toEqual([true, true, true])
    expect(closed.map((when) => isOfficeOpen(new Date(when), hours))).toEqual([false, false, false, false])
  })
})

describe('dates', () => {
  test.each([
    ['2026-11-20', '2026-11-20'],
    ['20.11.2026', '2026-11-20'],
    ['5.3.26', '2026-03-05'],
    ['31.02.2026', null],
    ['2026-13-01', null],
    ['i morgen', null],
    ['0026-01-01', null],
  ])('%s is read as %s', (text, date) => {
    expect(parseDate(text)).toBe(date)
  })

  test('finds the instant of an hour in Oslo in summer and winter', () => {
    const dates = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(dates, fc.integer({ min: 4, max: 23 }), (when, hour) => {
        const date = osloDate(when)
        const instant = instantInOslo(date, hour)
        expect([osloDate(instant), osloHour(instant)]).toEqual([date, hour])
      }),
    )
  })
})

describe('the cost of securing the rent', () => {
  test('is three months of rent, 14 per cent of four, or six', () => {
    expect(securityAmounts(12_500)).toEqual({
      depositum: 37_500,
      depositumsgaranti: 7000,
      navgaranti: 75_000,
    })
  })

  test.each([
    ['12 500', 12_500],
    ['12\u00a0500 kr', 12_500],
    ['12.500,-', 12_500],
    ['12500,50', 12_500.5],
    ['etter avtale', null],
    ['-5', null],
  ])('a rent of «%s» is %s', (text, kroner) => {
    expect(parseKroner(text)).toBe(kroner)
  })
})

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

describe('a fødselsnummer', () => {
  test.each(['13097248022', '130972 48022'])('accepts %s with the right check digits', (number) => {
    expect(isFodselsnummer(number)).toBe(true)
  })
  test.each(['13097248023', '1309724802', '', '13497248022'])('rejects %s', (number) => {
    expect(isFodselsnummer(number)).toBe(false)
  })
  test('made for tests (month + 80) is rejected', () => {
    expect(isFodselsnummer('10915596784')).toBe(false)
  })
})

describe('a reference', () => {
  test('has no characters that look alike, and is parsed in any spelling', () => {
    for (const sign of 'IO01B8S5Z2') expect(referenceAlphabet).not.toContain(sign)
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (random) => {
        const reference = caseReference('AVV', random)
        expect(reference).toMatch(/^AVV-[A-Z0-9]{4}-[A-Z0-9]{4}$/)
        expect(parseCaseReference(reference.toLowerCase().replaceAll('-', ' '))).toBe(reference)
      }),
    )
    expect(parseCaseReference('hei')).toBeNull()
  })
})

describe('the status of a case', () => {
  const all = Object.keys(caseStatuses) as CaseStatus[]

  test('is changed by the sender only to withdraw, answer or reopen', () => {
    const moves = all.flatMap((from) =>
      all.filter((to) => mayMove(from, to, 'sender')).map((to) => `${from} > ${to}`),
    )
    expect(moves).toEqual([
      'new > withdrawn',
      'in-progress > withdrawn',
      'waiting-for-sender > in-progress',
      'waiting-for-sender > withdrawn',
      'done > in-progress',
      'withdrawn > in-progress',
    ])
  })

  test('can be reopened by the sender within fourteen days', () => {
    const closedAt = new Date('2026-11-01T12:00:00Z')
    expect(mayReopen('done', closedAt, new Date('2026-11-15T12:00:00Z'))).toBe(true)
    expect(mayReopen('done', closedAt, new Date('2026-11-15T12:00:01Z'))).toBe(false)
    expect(mayReopen('new', closedAt, closedAt)).toBe(false)
    expect(all.filter(isClosed)).toEqual(['done', 'withdrawn'])
  })
})

describe('the key of a form', () => {
  test('is a UUID that contains its creation time', () => {
    const key = newSubmissionKey(1_795_000_000_000)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(keyMadeAt(key)).toBe(1_795_000_000_000)
    expect(newSubmissionKey()).not.toBe(newSubmissionKey())
  })

  test('accepts other kinds of keys, but not any text', () => {
    expect(keyMadeAt('1b4e28ba-2fa1-41d2-883f-0016d3cca427')).toBeNull()
    expect(isSubmissionKey('1b4e28ba-2fa1-41d2-883f-0016d3cca427')).toBe(true)
    for (const text of ['', 'kort', 'med mellomrom her', 'x'.repeat(201)])
      expect(isSubmissionKey(text)).toBe(false)
  })
})

test('detects the type of a photo by its first bytes, not by its name', () => {
  const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
  expect(sniffPhoto(bytes('\xff\xd8\xff\xe0'))).toBe('jpeg')
  expect(sniffPhoto(bytes('\x89PNG\r\n\x1a\n'))).toBe('png')
  expect(sniffPhoto(bytes('\0\0\0\x18ftypheic'))).toBe('heic')
  expect(sniffPhoto(bytes('GIF89a'))).toBeNull()
})
