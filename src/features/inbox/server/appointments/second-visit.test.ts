import { expect, test } from 'vitest'
import { appointmentSite, tuesday, wednesday } from '../../../../../test/support/appointment-site.ts'
import { offerIn, senderPageOf, slotAt } from '../../../../../test/support/offered-appointment.ts'
import { runAs } from '../../../../../test/support/run-as.ts'
import type { SentCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { slotOfHours } from '../../../../domain/cases/slot.ts'
import { appointmentActions } from '../../appointments.ts'
import { undo } from '../case/undo.ts'

const site = appointmentSite()
const { query, offered, choose, mailsOf } = site

const afterTuesday = new Date('2026-11-25T09:00:00Z')
const friday = slotAt('2026-11-27', 8)

async function agreed(): Promise<SentCase> {
  const sent = await offered([tuesday])
  await choose(sent, tuesday)
  return sent
}

const statesOf = ({ id }: SentCase) =>
  query('select state, starts_at from appointments where case_id = $1 order by starts_at nulls last', [id])

test('a visit after one that is over is a visit of its own, by whichever colleague', async () => {
  const sent = await agreed()
  const kari = await makeStaff(site.server.database.pool, 'vaktmester', 'Kari Ny')
  const offer = { slots: [friday], host: kari.id, now: afterTuesday }
  expect(await offerIn(site.server, site.worker, sent, offer)).toMatchObject({ status: 'done' })
  expect((await senderPageOf(site.server, sent, afterTuesday)).appointment).toMatchObject({
    host: 'Kari Ny',
    agreed: null,
    isMoveAsked: false,
  })
  const before = (await mailsOf(sent)).length
  await choose(sent, friday, afterTuesday)
  expect((await mailsOf(sent)).slice(before)).toEqual([
    { kind: 'appointment-to-sender', what: 'agreed', sequence: 0 },
    { kind: 'appointment-to-staff', what: 'agreed', sequence: 0 },
  ])
  expect(await statesOf(sent)).toEqual([
    { state: 'over', starts_at: tuesday.from },
    { state: 'agreed', starts_at: friday.from },
  ])
})

test('undoing the offer of a second visit sets the first back to agreed', async () => {
  const sent = await agreed()
  // Only what was done a moment ago can be undone.
  const now = new Date()
  const HOUR_MS = 3_600_000
  const nextHour = Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS
  await query(
    "update appointments set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour' where case_id = $1",
    [sent.id],
  )
  const outcome = await offerIn(site.server, site.worker, sent, {
    slots: [slotOfHours(new Date(nextHour + 72 * HOUR_MS), 2)],
    now,
    fields: { closedDays: 'ja' },
  })
  if (outcome.status !== 'done') throw new Error(JSON.stringify(outcome))
  expect(await statesOf(sent)).toMatchObject([{ state: 'over' }, { state: 'offered' }])
  await undo(site.server.deps, site.worker, outcome.undo)
  expect(await statesOf(sent)).toMatchObject([{ state: 'agreed' }])
})

test('a move of a visit to which no one comes is refused until a host is chosen', async () => {
  const sent = await agreed()
  await query('update appointments set staff_id = null where case_id = $1', [sent.id])
  expect(await offerIn(site.server, site.worker, sent, { slots: [wednesday] })).toMatchObject({
    status: 'refused',
    message: expect.stringMatching(/^Ingen er satt opp på besøket/),
  })
})

test('a visit that is over is neither cancelled nor given to a colleague, from a page that was opened before it', async () => {
  const sent = await agreed()
  const kari = await makeStaff(site.server.database.pool, 'vaktmester', 'Kari Sen')
  const mails = await mailsOf(sent)
  const act = (action: (typeof appointmentActions)['cancel' | 'changeHost'], fields: object) =>
    runAs(site.server, site.worker, action, { reference: sent.reference, ...fields }, afterTuesday)
  for (const outcome of [
    await act(appointmentActions.cancel, {}),
    await act(appointmentActions.changeHost, { host: kari.id }),
  ])
    expect(outcome).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('gjelder ikke lenger'),
    })
  expect(await mailsOf(sent)).toEqual(mails)
})
