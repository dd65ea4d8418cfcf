import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { showDeadline } from './deadline.ts'

const at = (text: string) => new Date(`${text}+01:00`)
const seen = (deadline: string, now: string) => showDeadline(at(deadline), at(now))

describe('a deadline', () => {
  test.each([
    ['2026-11-20T14:30:00', '2026-11-20T12:00:00', 'i dag 14.30', '2 t igjen'],
    ['2026-11-21T10:00:00', '2026-11-20T23:30:00', 'i morgen 10.00', '10 t igjen'],
    ['2026-11-20T12:20:00', '2026-11-20T12:00:00', 'i dag 12.20', '20 min igjen'],
    ['2026-11-20T12:00:10', '2026-11-20T12:00:00', 'i dag 12.00', '0 min igjen'],
    ['2026-12-04T16:00:00', '2026-11-20T15:00:00', 'fre. 4. des. 16.00', '14 dager igjen'],
    ['2026-11-21T16:00:00', '2026-11-20T15:00:00', 'i morgen 16.00', '1 dag igjen'],
    ['2027-01-04T16:00:00', '2026-11-20T15:00:00', 'man. 4. jan. 2027 16.00', '45 dager igjen'],
    ['2026-11-20T12:00:00', '2026-11-20T12:05:00', 'i dag 12.00', '5 min over'],
    ['2026-11-19T22:00:00', '2026-11-20T12:05:00', 'i går 22.00', '14 t over'],
    ['2026-11-17T12:00:00', '2026-11-20T12:00:00', 'tir. 17. nov. 12.00', '3 dager over'],
  ])('at %s, seen at %s, is «%s», «%s»', (deadline, now, when, left) => {
    expect(seen(deadline, now)).toMatchObject({ when, left })
  })

  test('is soon within a day, and over once it has passed', () => {
    expect(seen('2026-11-21T12:00:00', '2026-11-20T12:01:00')).toMatchObject({ isSoon: true, isOver: false })
    expect(seen('2026-11-21T12:00:00', '2026-11-20T12:00:00')).toMatchObject({ isSoon: false, isOver: false })
    expect(seen('2026-11-20T12:00:00', '2026-11-20T12:00:01')).toMatchObject({ isSoon: false, isOver: true })
  })

  test('that is later never has less left', () => {
    const minutes: Record<string, number> = { min: 1, t: 60, dag: 1440, dager: 1440 }
    const said = (left: number) => {
      const now = new Date('2026-11-20T12:00:00Z')
      const text = showDeadline(new Date(now.getTime() + left * 60_000), now).left
      const [, count, unit = '', side] = /^(\d+) (\S+) (igjen|over)$/.exec(text) ?? []
      return Number(count) * (minutes[unit] ?? Number.NaN) * (side === 'over' ? -1 : 1)
    }
    const time = fc.integer({ min: -20_000, max: 20_000 })
    fc.assert(
      fc.property(time, fc.nat(10_000), (left, more) => {
        expect(said(left + more)).toBeGreaterThanOrEqual(said(left))
      }),
    )
  })
})
