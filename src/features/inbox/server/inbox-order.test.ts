import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { type Lane, laneQuery } from '../../../domain/cases/inbox.ts'
import { snoozeCase } from './case/plan.ts'
import { readStaffCase } from './case/staff-case.ts'
import type { Caseworker } from './caseworker.ts'
import { readInbox } from './list/inbox.ts'

let server: TemporaryServer
let worker: Caseworker & { id: string }
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool)
})
afterAll(() => server.stop())

const now = new Date()
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const linesOf = async (lane: Lane) => (await readInbox(server.deps, worker, laneQuery(lane), now)).lines
const safeSurvey = { electricalIssues: 'nei', waterLeaks: 'nei', smokeBatteries: 'ja' }

describe('the order of a lane', () => {
  test('is danger, then urgent cases, then the others; within each by deadline', async () => {
    const late = await sendCase(server, 'issue-report', { urgency: 'low' }, hoursAgo(400))
    const noise = { urgency: 'urgent', issueType: 'noise' }
    const urgent = await sendCase(server, 'issue-report', noise, hoursAgo(5))
    const urgentLate = await sendCase(server, 'issue-report', noise, hoursAgo(50))
    const flood = await sendCase(server, 'issue-report', { urgency: 'urgent', issueType: 'plumbing' }, now)
    const dripping = await sendCase(server, 'issue-report', { urgency: 'low', issueType: 'plumbing' }, now)
    const order = [flood, urgentLate, urgent, late, dripping].map(({ reference }) => reference)
    expect((await linesOf('venter-pa-oss')).map(({ reference }) => reference)).toEqual(order)
    expect((await linesOf('haster')).map(({ reference }) => reference)).toEqual(order.slice(0, 3))
  })
})

test('snoozed cases stand in the order in which they come back, however urgent they are', async () => {
  const snoozed = async (urgency: string, days: number) => {
    const sent = await sendCase(server, 'issue-report', { urgency, issueType: 'noise' }, now)
    const until = new Date(now.getTime() + days * 86_400_000)
    await snoozeCase(server.deps, worker, sent.reference, { until, pastDeadline: 'allow', now })
    return sent.reference
  }
  const [later, sooner] = [await snoozed('urgent', 9), await snoozed('low', 5)]
  expect((await linesOf('utsatt')).map(({ reference }) => reference)).toEqual([sooner, later])
})

describe('a survey', () => {
  test.each([
    ['a leak', { waterLeaks: 'ja' }, 'waterLeaks'],
    ['an electrical fault', { electricalIssues: 'ja' }, 'electricalIssues'],
  ])('that says %s is urgent, has a deadline, and marks the answer', async (_, answers, name) => {
    const { reference } = await sendCase(server, 'apartment-survey', { ...safeSurvey, ...answers }, now)
    const line = (await linesOf('haster')).find((each) => each.reference === reference)
    expect(line).toMatchObject({
      urgency: { value: 'urgent', label: 'Fare', tone: 'danger' },
      deadline: { left: '1 dag igjen' },
    })
    const shown = await readStaffCase(server.deps, worker, reference, now)
    const flagged = shown?.answers.filter(({ flag }) => flag === 'danger')
    expect(flagged?.map((each) => each.name)).toEqual([name])
  })

  test.each([
    ['safe answers', {}],
    ['an old battery in the smoke alarm', { smokeBatteries: 'nei' }],
  ])('with %s is not urgent, and has no deadline', async (_, answers) => {
    const { reference } = await sendCase(server, 'apartment-survey', { ...safeSurvey, ...answers })
    const line = (await linesOf('nye')).find((each) => each.reference === reference)
    expect(line).toMatchObject({ urgency: null, deadline: null })
  })
})
