import { describe, expect, test } from 'vitest'
import { backupMadeAt, backupName, outdatedBackups } from './rotation.ts'

const DAY_MS = 24 * 3600 * 1000
const kept = { days: 7, weeks: 4, months: 12 }

test('the name of a backup says when it was made', () => {
  const now = new Date('2026-11-22T01:15:42Z')
  expect(backupName(now)).toBe('husvaer-2026-11-22T0115Z.age')
  expect(backupMadeAt(backupName(now))).toEqual(new Date('2026-11-22T01:15:00Z'))
})

describe('rotation', () => {
  test('keeps seven days, four weeks and twelve months of two years of nights', () => {
    const last = Date.parse('2026-11-22T01:15:00Z')
    const nights = Array.from({ length: 730 }, (_, index) => backupName(new Date(last - index * DAY_MS)))
    const outdated = new Set(outdatedBackups(nights, kept))
    const left = nights.filter((name) => !outdated.has(name)).map((name) => name.slice(8, 18))
    expect(left.slice(0, 7)).toEqual([
      ...['2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16'],
    ])
    // The Sundays of the weeks before, and the last days of the months before.
    expect(left.slice(7)).toEqual([
      ...['2026-11-15', '2026-11-08', '2026-11-01', '2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31'],
      ...['2026-06-30', '2026-05-31', '2026-04-30', '2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
    ])
  })

  test('keeps the last of several backups of a day', () => {
    const names = ['husvaer-2026-11-22T0115Z.age', 'husvaer-2026-11-22T0915Z.age']
    expect(outdatedBackups(names, kept)).toEqual(['husvaer-2026-11-22T0115Z.age'])
  })

  test('never removes other files, nor the newest backup', () => {
    const names = ['before-the-move.age', 'husvaer-2026-11-22T0115Z.age.part', 'husvaer-2020-01-01T0115Z.age']
    expect(outdatedBackups(names, kept)).toEqual([])
  })
})
