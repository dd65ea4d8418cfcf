import { describe, expect, test } from 'vitest'
import { freePresets, slotPresets } from '../../features/cases/appointments/slot-presets.ts'
import { staffLanguage } from '../text/language.ts'
import { osloDate, parseDate } from '../time/calendar.ts'
import { instantInOslo } from '../time/oslo-instant.ts'
import {
  findSlotProblem,
  formatSlot,
  isOverlapping,
  parseSlot,
  type Slot,
  slotOfHours,
  writeSlot,
} from './slot.ts'

const now = new Date('2026-11-20T09:00:00Z')
const slot = (from: string, hours = 2): Slot => slotOfHours(new Date(from), hours)
const shown = (slots: readonly Slot[]) => slots.map((each) => formatSlot(each, staffLanguage))

describe('a slot', () => {
  test.each([
    ['in the future on a working day', slot('2026-11-23T07:00:00Z'), null],
    ['that begins now', slot('2026-11-20T09:00:00Z'), 'passed'],
    ['that ends when it begins', slot('2026-11-23T07:00:00Z', 0), 'backwards'],
    ['of eight hours', slot('2026-11-23T07:00:00Z', 8), null],
    ['of more than eight hours', slot('2026-11-23T07:00:00Z', 8.5), 'tooLong'],
    ['in four months', slot('2027-03-22T07:00:00Z'), 'tooFar'],
    ['on a Saturday', slot('2026-11-21T07:00:00Z'), 'closedDay'],
    ['on Christmas Day', slot('2026-12-25T07:00:00Z'), 'closedDay'],
  ] as const)('%s', (_, offered, problem) => {
    expect(findSlotProblem(offered, { now, allowsClosedDays: false })).toBe(problem)
  })

  test('on a day off is taken where that is said', () => {
    expect(findSlotProblem(slot('2026-11-21T07:00:00Z'), { now, allowsClosedDays: true })).toBeNull()
  })

  test('overlaps with one that shares a moment, not with one that begins when it ends', () => {
    const first = slot('2026-11-23T07:00:00Z')
    expect(isOverlapping(first, slot('2026-11-23T08:59:00Z'))).toBe(true)
    expect(isOverlapping(first, slot('2026-11-23T09:00:00Z'))).toBe(false)
  })

  test('is the same after a form has carried it', () => {
    const offered = slot('2026-11-23T07:00:00Z')
    expect(parseSlot(writeSlot(offered))).toEqual(offered)
    for (const text of ['', '2026-11-23', '2026-13-23T07:00:00.000Z/2026-13-23T09:00:00.000Z'])
      expect(parseSlot(text)).toBeNull()
  })

  test('is written by the clock in Norway, in winter and in summer', () => {
    expect(shown([slot('2026-11-24T07:00:00Z'), slot('2026-07-07T06:00:00Z')])).toEqual([
      'tirsdag 24. november kl. 08.00–10.00',
      'tirsdag 7. juli kl. 08.00–10.00',
    ])
  })

  test('has the hours that pass when the clock changes', () => {
    const night = (date: string) => {
      const day = parseDate(date)
      if (!day) throw new Error(date)
      return slotOfHours(instantInOslo(day, 1), 2)
    }
    // In March 02 to 03 does not exist; in October it passes twice.
    expect(shown([night('2026-03-29'), night('2026-10-25')])).toEqual([
      'søndag 29. mars kl. 01.00–04.00',
      'søndag 25. oktober kl. 01.00–02.00',
    ])
  })
})

describe('the suggested slots', () => {
  const hours = { opens: 8, closes: 14 }

  test('are two hours each within office hours of the next working days', () => {
    expect(shown(slotPresets(now, hours))).toEqual([
      'mandag 23. november kl. 08.00–10.00',
      'mandag 23. november kl. 10.00–12.00',
      'mandag 23. november kl. 12.00–14.00',
      'tirsdag 24. november kl. 08.00–10.00',
      'tirsdag 24. november kl. 10.00–12.00',
      'tirsdag 24. november kl. 12.00–14.00',
      'onsdag 25. november kl. 08.00–10.00',
      'onsdag 25. november kl. 10.00–12.00',
      'onsdag 25. november kl. 12.00–14.00',
    ])
  })

  test('leave out those in which the host is busy, and choose the first free one of each day', () => {
    const presets = slotPresets(now, hours).map((preset) => ({
      value: formatSlot(preset, staffLanguage),
      day: osloDate(preset.from),
    }))
    const { free, chosen } = freePresets(presets, presets.map(({ value }) => value).slice(2))
    expect(free.map(({ value }) => value)).toEqual(presets.slice(2).map(({ value }) => value))
    expect(chosen).toEqual([
      'mandag 23. november kl. 12.00–14.00',
      'tirsdag 24. november kl. 08.00–10.00',
      'onsdag 25. november kl. 08.00–10.00',
    ])
  })

  test('begin with what is left of today where the case is urgent', () => {
    const urgent = slotPresets(new Date('2026-11-20T09:20:00Z'), hours, { isUrgent: true })
    expect(shown(urgent).slice(0, 2)).toEqual([
      'fredag 20. november kl. 11.00–13.00',
      'mandag 23. november kl. 08.00–10.00',
    ])
    const afterHours = slotPresets(new Date('2026-11-20T13:20:00Z'), hours, { isUrgent: true })
    expect(shown(afterHours)[0]).toBe('mandag 23. november kl. 08.00–10.00')
  })

  test('come on the next days with a free one', () => {
    const isFree = ({ from }: Slot) => from >= new Date('2026-12-01T10:00:00Z')
    const days = slotPresets(now, hours, { isFree }).map(({ from }) => osloDate(from))
    expect([...new Set(days)]).toEqual(['2026-12-01', '2026-12-02', '2026-12-03'])
  })

  test('step over Christmas and keep to the clock when summer time begins', () => {
    const days = slotPresets(new Date('2026-12-23T10:00:00Z'), hours).filter((_, index) => index % 3 === 0)
    expect(shown(days)).toEqual([
      'torsdag 24. desember kl. 08.00–10.00',
      'mandag 28. desember kl. 08.00–10.00',
      'tirsdag 29. desember kl. 08.00–10.00',
    ])
    const [spring] = slotPresets(new Date('2027-03-25T10:00:00Z'), hours)
    expect(spring?.from.toISOString()).toBe('2027-03-30T06:00:00.000Z')
  })
})
