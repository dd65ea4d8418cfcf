import { expect, test } from 'vitest'
import { appointmentSite } from '../../../../../test/support/appointment-site.ts'
import { offerIn, senderPageOf } from '../../../../../test/support/offered-appointment.ts'
import { type SentCase, sendCase } from '../../../../../test/support/sent-case.ts'
import { slotOfHours } from '../../../../domain/cases/slot.ts'
import { undo } from '../case/undo.ts'

const site = appointmentSite()
const { query, mailsOf } = site

/** Only what was done a moment ago can be undone. */
const now = new Date()
const HOUR_MS = 3_600_000
const inDays = (days: number) =>
  slotOfHours(new Date((Math.ceil(now.getTime() / HOUR_MS) + days * 24) * HOUR_MS), 2)

/** Offers a slot, and gives the events that can be undone. */
async function offer(sent: SentCase, days: number): Promise<readonly string[]> {
  const outcome = await offerIn(site.server, site.worker, sent, {
    slots: [inDays(days)],
    now,
    fields: { closedDays: 'ja' },
  })
  if (outcome.status !== 'done') throw new Error(JSON.stringify(outcome))
  return outcome.undo
}

const stateOf = ({ id }: SentCase) =>
  query(
    `select status, assignee_id, first_answered_at, reply_due_at is null as "isQuiet" from cases where id = $1`,
    [id],
  )
const slotsOf = async (sent: SentCase) =>
  (await senderPageOf(site.server, sent, now)).appointment?.slots.map(({ value }) => value)

test('an offer that is undone is gone, its mail too, and the case is as it was', async () => {
  const sent = await sendCase(site.server, 'issue-report')
  const before = await stateOf(sent)
  const events = await offer(sent, 3)
  expect(await stateOf(sent)).toMatchObject([{ status: 'waiting-for-sender', assignee_id: site.worker.id }])
  await undo(site.server.deps, site.worker, events)
  expect(await stateOf(sent)).toEqual(before)
  expect((await senderPageOf(site.server, sent, now)).appointment).toBeNull()
  expect(await mailsOf(sent)).toEqual([])
})

test('undoing a second offer brings back the slots of the first', async () => {
  const sent = await sendCase(site.server, 'issue-report')
  await offer(sent, 3)
  const first = await slotsOf(sent)
  const events = await offer(sent, 4)
  expect(await slotsOf(sent)).not.toEqual(first)
  await undo(site.server.deps, site.worker, events)
  expect(await slotsOf(sent)).toEqual(first)
  expect(await mailsOf(sent)).toHaveLength(1)
})

test('an offer whose mail is sent is withdrawn instead, so that the sender is told', async () => {
  const sent = await sendCase(site.server, 'issue-report')
  const events = await offer(sent, 3)
  await query("update mails set state = 'sent' where case_id = $1 and kind = 'appointment-to-sender'", [
    sent.id,
  ])
  await expect(undo(site.server.deps, site.worker, events)).rejects.toThrow(/Trekk dem tilbake/)
  expect(await slotsOf(sent)).toHaveLength(1)
})
