import { expect, test } from 'vitest'
import { companyWords } from '#landlord/company.ts'
import { officeHoursOf, parseOfficeHours } from './office-hours.ts'
import { replyDueAt } from './working-days.ts'
import { isOfficeOpen, workingMinutesBetween } from './working-hours.ts'

test.each([
  ['mandag–fredag kl.\u00a008.00–16.00', 8, 16],
  ['mandag til fredag kl. 9–15.30', 9, 15.5],
  ['hverdager 08:30 - 16', 8.5, 16],
])('reads the hours of «%s»', (text, opens, closes) => {
  expect(parseOfficeHours(text)).toEqual({ opens, closes })
})

test.each(['etter avtale', 'kl. 16–08', 'kl. 08.75–16', '1234–5678', 'ring 33 00 00 00'])(
  'finds no hours in «%s»',
  (text) => {
    expect(parseOfficeHours(text)).toBeNull()
    expect(officeHoursOf({ openingHours: text })).toEqual(officeHoursOf(companyWords.nb))
  },
)

test('edited hours change whether the office is open, and when replies are due', () => {
  const at = (text: string) => new Date(`${text}+01:00`)
  const stated = officeHoursOf(companyWords.nb)
  const edited = officeHoursOf({ openingHours: 'mandag–fredag kl. 09.00–15.00' })
  const early = at('2026-11-20T08:30:00')
  expect([isOfficeOpen(early, stated), isOfficeOpen(early, edited)]).toEqual([true, false])
  expect(replyDueAt(early, { workingDays: 1 }, stated)).toEqual(at('2026-11-23T16:00:00'))
  expect(replyDueAt(early, { workingDays: 1 }, edited)).toEqual(at('2026-11-23T15:00:00'))
  const saturday = at('2026-11-21T12:00:00')
  expect(replyDueAt(saturday, { hours: 24, workingDaysOnly: true }, edited)).toEqual(
    at('2026-11-24T09:00:00'),
  )
  expect(workingMinutesBetween(at('2026-11-20T00:00:00'), at('2026-11-21T00:00:00'), edited)).toBe(6 * 60)
})
