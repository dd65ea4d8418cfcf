import { describe, expect, test } from 'vitest'
import { isOfficeOpen, workingMinutesBetween } from './working-hours.ts'

const hours = { opens: 8, closes: 16 }
const at = (text: string) => new Date(`${text}+01:00`)

describe('working hours', () => {
  test('are 08 to 16 on working days', () => {
    expect(isOfficeOpen(at('2026-11-20T08:00:00'), hours)).toBe(true)
    expect(isOfficeOpen(at('2026-11-20T16:00:00'), hours)).toBe(false)
    expect(isOfficeOpen(at('2026-11-21T12:00:00'), hours)).toBe(false)
    expect(isOfficeOpen(at('2026-12-25T12:00:00'), hours)).toBe(false)
  })

  test('are counted across a weekend, and backwards', () => {
    const friday = at('2026-11-20T15:00:00')
    const monday = at('2026-11-23T09:30:00')
    expect(workingMinutesBetween(friday, monday, hours)).toBe(150)
    expect(workingMinutesBetween(monday, friday, hours)).toBe(-150)
  })
})
