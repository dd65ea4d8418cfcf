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
  return lines.find((line) => line.reference === reference)?.deadline
}

describe('a deadline', () => {
  test('is said in the same words in the inbox, the case and the day’s list', async () => {
    const { reference } = await report('urgent', 10)
    const now = thursday(10 + 24 + 36)
    const shown = await inInbox(reference, now)
    expect(shown).toMatchObject({ when: 'i går 10.00', left: '1 dag over', isOver: true })
    expect((await readStaffCase(server.deps, worker, reference, now))?.deadline).toEqual(shown)
    const today = (await readToday(server.deps, worker, now)).towns.flatMap(({ cases }) => cases)
    expect(today.find((each) => each.reference === reference)?.deadline).toEqual(shown)
  })

  test('of a promise in working days is the closing time of its day', async () => {
    const { reference } = await report('normal', 10)
    expect(await inInbox(reference, thursday(12))).toMatchObject({
      when: 'tir. 13. jan. 16.00',
      left: '5 dager igjen',
    })
  })

  test('that staff have set stands in place of the promise', async () => {
    const { reference } = await report('urgent', 10)
    await setDue(server.deps, worker, reference, { due: thursday(16), now: thursday(11) })
    expect(await inInbox(reference, thursday(12))).toMatchObject({ when: 'i dag 16.00', left: '4 t igjen' })
  })

  test('of a merged case is that of the case that it is merged into, where it is sooner', async () => {
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
    expect(await inInbox(reference, thursday(20))).toMatchObject({
      when: 'i morgen 10.00',
      left: '14 t igjen',
    })
  })
})
