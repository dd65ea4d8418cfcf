import { describe, expect, test } from 'vitest'
import { allCaseStatuses, isClosed, mayMove, mayReopen } from './case-status.ts'

describe('the status of a case', () => {
  test('is changed by the sender only to withdraw, answer or reopen', () => {
    const moves = allCaseStatuses.flatMap((from) =>
      allCaseStatuses.filter((to) => mayMove(from, to, 'sender')).map((to) => `${from} > ${to}`),
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
    expect(allCaseStatuses.filter(isClosed)).toEqual(['done', 'withdrawn'])
  })
})
