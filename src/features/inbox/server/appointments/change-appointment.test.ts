import { describe, expect, test } from 'vitest'
import { appointmentSite, tuesday, wednesday } from '../../../../../test/support/appointment-site.ts'
import { monday, offerIn, slotAt } from '../../../../../test/support/offered-appointment.ts'
import { present } from '../../../../../test/support/present.ts'
import { runAs } from '../../../../../test/support/run-as.ts'
import { type SentCase, sendCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { writeSlot } from '../../../../domain/cases/slot.ts'
import { staffLanguage } from '../../../../domain/text/language.ts'
import { cancelForSender, declineForSender } from '../../../cases/server/appointments/sender-appointment.ts'
import { appointmentActions } from '../../appointments.ts'
import { readToday } from '../today/today.ts'

const site = appointmentSite()
const { query, offered, choose, mailsOf, senderPage, staffPage } = site
const asSender = ({ token }: SentCase) => ({ token, now: monday, language: staffLanguage })
const act = (action: (typeof appointmentActions)['agree' | 'cancel'], fields: Record<string, string>) =>
  runAs(site.server, site.worker, action, fields, monday)

describe('a sender', () => {
  test('chooses a slot, and both are told once', async () => {
    const sent = await offered()
    for (const _ of [1, 2]) await choose(sent, tuesday)
    expect(await mailsOf(sent)).toEqual([
      { kind: 'appointment-to-sender', what: 'offered', sequence: 0 },
      { kind: 'appointment-to-sender', what: 'agreed', sequence: 0 },
      { kind: 'appointment-to-staff', what: 'agreed', sequence: 0 },
    ])
    expect((await senderPage(sent)).appointment).toMatchObject({
      agreed: { label: 'tirsdag 24. november kl. 08.00–10.00' },
      slots: [{ label: 'onsdag 25. november kl. 10.00–12.00' }],
    })
    expect(await staffPage(sent)).toMatchObject({
      status: 'in-progress',
      appointment: { current: { agreed: { label: 'tirsdag 24. november kl. 08.00–10.00' } } },
    })
  })

  test('is refused a slot that was not offered, and one that has passed', async () => {
    const sent = await offered()
    await expect(choose(sent, slotAt('2026-11-26', 8))).rejects.toThrow(/ikke ledig lenger/)
    await expect(choose(sent, tuesday, new Date('2026-11-24T07:00:01Z'))).rejects.toThrow(/ikke ledig lenger/)
  })

  test('who presses for the same hours as another at the same instant is told what is left', async () => {
    const both = await Promise.all([offered(), offered()])
    const results = await Promise.allSettled(both.map((sent) => choose(sent, tuesday)))
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { name: 'Refusal', message: expect.stringContaining('ikke ledig lenger') },
    })
    const loser = present(both[results.findIndex(({ status }) => status === 'rejected')])
    expect((await senderPage(loser)).appointment?.slots.map(({ label }) => label)).toEqual([
      'onsdag 25. november kl. 10.00–12.00',
    ])
    expect(await mailsOf(loser)).toHaveLength(1)
  })

  test('says that no slot suits, and when others would: the case is due again', async () => {
    const sent = await offered()
    await declineForSender(site.server.deps, asSender(sent), 'Bare etter klokka 17')
    const page = await senderPage(sent)
    expect(page.appointment).toBeNull()
    expect(page.timeline.slice(-2).map(({ title, text }) => [title, text])).toEqual([
      ['Ingen av tidspunktene passet', null],
      ['Du skrev', 'Bare etter klokka 17'],
    ])
    expect(
      await query('select status, reply_due_at is null as "isQuiet" from cases where id = $1', [sent.id]),
    ).toEqual([{ status: 'in-progress', isQuiet: false }])
    await expect(choose(sent, tuesday)).rejects.toThrow(/gjelder ikke lenger/)
  })

  test('moves the visit to another offered slot, as the next version of the same event', async () => {
    const sent = await offered()
    await choose(sent, tuesday)
    await choose(sent, wednesday)
    expect((await mailsOf(sent)).slice(-2)).toEqual([
      { kind: 'appointment-to-sender', what: 'moved', sequence: 1 },
      { kind: 'appointment-to-staff', what: 'moved', sequence: 1 },
    ])
    expect((await senderPage(sent)).timeline.at(-1)?.title).toBe(
      'Besøket er flyttet til onsdag 25. november kl. 10.00–12.00',
    )
  })

  test('cancels the visit, and the case is due again', async () => {
    const sent = await offered()
    await choose(sent, tuesday)
    await cancelForSender(site.server.deps, asSender(sent))
    expect((await mailsOf(sent)).slice(-2)).toEqual([
      { kind: 'appointment-to-sender', what: 'cancelled', sequence: 1 },
      { kind: 'appointment-to-staff', what: 'cancelled', sequence: 1 },
    ])
    expect((await senderPage(sent)).appointment).toBeNull()
    expect(
      await query('select reply_due_at is null as "isQuiet" from cases where id = $1', [sent.id]),
    ).toEqual([{ isQuiet: false }])
    await expect(cancelForSender(site.server.deps, asSender(sent))).rejects.toThrow(/gjelder ikke lenger/)
  })
})

describe('a staff member', () => {
  test('sees today’s visits on their list of the day, also in a case of a colleague', async () => {
    const [late, early] = [await offered([wednesday]), await offered([slotAt('2026-11-25', 8)])]
    await choose(late, wednesday)
    await choose(early, slotAt('2026-11-25', 8))
    const colleague = await makeStaff(site.server.database.pool)
    await query('update cases set assignee_id = $2 where id = $1', [late.id, colleague.id])
    const visitsOn = async (at: string) => {
      const { towns } = await readToday(site.server.deps, site.worker, new Date(at))
      return towns.flatMap(({ cases }) =>
        cases.flatMap(({ reference, visit }) => (visit ? [[reference, visit.hours]] : [])),
      )
    }
    expect((await visitsOn('2026-11-25T05:00:00Z')).toSorted()).toEqual(
      [
        [late.reference, '10.00–12.00'],
        [early.reference, '08.00–10.00'],
      ].toSorted(),
    )
    expect(await visitsOn('2026-11-24T05:00:00Z')).toEqual([])
  })

  test('agrees on a slot for a sender on the telephone', async () => {
    const sent = await offered()
    const { reference } = sent
    expect(await act(appointmentActions.agree, { reference, slot: writeSlot(tuesday) })).toMatchObject({
      notice: 'Besøket er avtalt.',
    })
    expect((await senderPage(sent)).appointment?.agreed?.label).toBe('tirsdag 24. november kl. 08.00–10.00')
  })

  test('asks to move an agreed visit, which stays until the sender has chosen', async () => {
    const sent = await offered([tuesday])
    await choose(sent, tuesday)
    await offerIn(site.server, site.worker, sent, { slots: [wednesday] })
    expect((await senderPage(sent)).appointment).toMatchObject({
      agreed: { label: 'tirsdag 24. november kl. 08.00–10.00' },
      isMoveAsked: true,
      slots: [{ label: 'onsdag 25. november kl. 10.00–12.00' }],
    })
    await choose(sent, wednesday)
    expect((await mailsOf(sent)).at(-1)).toEqual({ kind: 'appointment-to-staff', what: 'moved', sequence: 1 })
  })

  test('withdraws what is offered, and cancels what is agreed', async () => {
    const withdrawn = await offered()
    await act(appointmentActions.cancel, { reference: withdrawn.reference })
    expect((await mailsOf(withdrawn)).at(-1)).toEqual({
      kind: 'appointment-to-sender',
      what: 'cancelled',
      sequence: 1,
    })
    expect((await staffPage(withdrawn)).status).toBe('in-progress')
    const agreed = await offered()
    await choose(agreed, tuesday)
    await act(appointmentActions.cancel, { reference: agreed.reference })
    expect((await staffPage(agreed)).timeline.at(-1)?.title).toBe(
      'Besøket tirsdag 24. november kl. 08.00–10.00 er avlyst',
    )
    // The hours are free again.
    await choose(await offered(), tuesday)
  })

  test('cannot be agreed to be in two places by the table itself', async () => {
    await choose(await offered(), tuesday)
    const other = await sendCase(site.server, 'issue-report')
    await expect(
      query(
        `insert into appointments (case_id, staff_id, state, starts_at, ends_at) values ($1, $2, 'agreed', $3, $4)`,
        [other.id, site.worker.id, tuesday.from, tuesday.to],
      ),
    ).rejects.toThrow(/appointments_not_double/)
  })
})
