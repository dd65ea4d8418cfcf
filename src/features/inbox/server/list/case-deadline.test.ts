import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { day } from '../../../../../test/support/day.ts'
import { sendCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { laneQuery } from '../../../../domain/cases/inbox.ts'
import { instantInOslo } from '../../../../domain/time/oslo-instant.ts'
import { mergeCase } from '../case/merge.ts'
import { setDue } from '../case/plan.ts'
import { readStaffCase } from '../case/staff-case.ts'
import type { Caseworker } from '../caseworker.ts'
import { readToday } from '../today/today.ts'
import { readInbox } from './inbox.ts'

let server: TemporaryServer
let worker: Caseworker & { id: string }
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool)
})
afterAll(() => server.stop())

/** Thursday 8 January 2026, and hours after it. */
const thursday = (hour: number) => instantInOslo(day('2026-01-08'), hour)
const report = (urgency: string, hour: number) =>
  sendCase(server, 'issue-report', { urgency }, thursday(hour))
const inInbox = async (reference: string, now: Date) => {
  const { lines } = await readInbox(server.deps, worker, laneQuery('alle'), now)
  return lines.find((line) => line.reference === reference)?.deadline?.text
}

describe('the time left', () => {
  test('of a promise in hours is said around the clock, in the inbox, the case and the day’s list', async () => {
    const { reference } = await report('urgent', 10)
    const now = thursday(10 + 24 + 36)
    const late = '36 t over fristen'
    expect(await inInbox(reference, now)).toBe(late)
    expect((await readStaffCase(server.deps, worker, reference, now))?.deadline?.text).toBe(late)
    const today = (await readToday(server.deps, worker, now)).towns.flatMap(({ cases }) => cases)
    expect(today.find((each) => each.reference === reference)?.deadline?.text).toBe(late)
  })

  test('of a promise in working days is said in working time', async () => {
    const { reference } = await report('normal', 10)
    expect(await inInbox(reference, thursday(12))).toBe('3 arbeidsdager')
    expect(await inInbox(reference, thursday(24 + 12))).toBe('2 arbeidsdager')
  })

  test('to a day that staff have set is said in working time, whatever the promise', async () => {
    const { reference } = await report('urgent', 10)
    await setDue(server.deps, worker, reference, { due: thursday(16), now: thursday(11) })
    expect(await inInbox(reference, thursday(12))).toBe('4 t')
    expect(await inInbox(reference, thursday(24 + 9))).toBe('1 t over fristen')
  })

  test('of a merged case is said by its own promise in the case that it is merged into', async () => {
    const [main, merged] = [await report('low', 9), await report('urgent', 10)]
    const { reference } = main
    await mergeCase(
      server.deps,
      worker,
      {
        reference: merged.reference,
        other: reference,
        now: thursday(11),
      },
      'allow',
    )
    expect(await inInbox(reference, thursday(20))).toBe('14 t')
  })
})
