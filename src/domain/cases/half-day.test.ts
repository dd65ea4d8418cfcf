import { expect, test } from 'vitest'
import { present } from '../../../test/support/present.ts'
import { defaultLanguage } from '../text/language.ts'
import { parseDate } from '../time/calendar.ts'
import { formatHalfDay, nextHalfDays, parseHalfDay, slotOfHalfDay, writeHalfDay } from './half-day.ts'

const hours = { opens: 8, closes: 16 }
const next = (today: string) => nextHalfDays(present(parseDate(today))).map(writeHalfDay)
const shown = (text: string) => formatHalfDay(present(parseHalfDay(text)), defaultLanguage)

test('offers the mornings and afternoons of the next five working days', () => {
  expect(next('2026-11-27')).toEqual(
    ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'].flatMap((day) => [
      `${day} am`,
      `${day} pm`,
    ]),
  )
})

test('leaves out public holidays', () => {
  const days = next('2026-12-23').filter((value) => value.endsWith('am'))
  expect(days).toEqual(['2026-12-24 am', '2026-12-28 am', '2026-12-29 am', '2026-12-30 am', '2026-12-31 am'])
})

test('is written with its weekday', () => {
  expect(shown('2026-11-30 am')).toBe('mandag 30. november, formiddag')
  expect(shown('2026-12-04 pm')).toBe('fredag 4. desember, ettermiddag')
})

test('is the office hours before or after noon, by the clock in Norway', () => {
  expect(slotOfHalfDay(present(parseHalfDay('2026-11-30 am')), hours)).toEqual({
    from: new Date('2026-11-30T07:00:00Z'),
    to: new Date('2026-11-30T11:00:00Z'),
  })
  expect(slotOfHalfDay(present(parseHalfDay('2026-07-01 pm')), hours)).toEqual({
    from: new Date('2026-07-01T10:00:00Z'),
    to: new Date('2026-07-01T14:00:00Z'),
  })
})

test.each(['', '2026-02-30 am', '2026-11-30', '2026-11-30 kveld', '2026-11-30 am '])(
  '«%s» is none',
  (text) => {
    expect(parseHalfDay(text)).toBeNull()
  },
)
