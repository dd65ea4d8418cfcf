import { describe, expect, test } from 'vitest'
import { appointmentSite, tuesday } from '../../../../../test/support/appointment-site.ts'
import { monday, offerIn, slotAt } from '../../../../../test/support/offered-appointment.ts'
import { sendCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { freePresets } from '../../../cases/appointments/slot-presets.ts'

const site = appointmentSite()
const { query, offered, choose, mailsOf, senderPage, staffPage } = site

describe('an offer', () => {
  test('is mailed to the sender, who chooses on their page; the case waits for them', async () => {
    const sent = await offered()
    expect(await mailsOf(sent)).toEqual([{ kind: 'appointment-to-sender', what: 'offered', sequence: 0 }])
    const page = await senderPage(sent)
    expect(page.appointment).toMatchObject({
      host: 'Vidar Vakt',
      agreed: null,
      slots: [
        { label: 'tirsdag 24. november kl. 08.00–10.00' },
        { label: 'onsdag 25. november kl. 10.00–12.00' },
      ],
    })
    expect(page.timeline.at(-1)?.title).toBe('Vi foreslo 2 tidspunkter for besøk')
    expect(
      await query(
        'select status, first_answered_at, reply_due_at, deadline, assignee_id from cases where id = $1',
        [sent.id],
      ),
    ).toEqual([
      {
        status: 'waiting-for-sender',
        first_answered_at: monday,
        reply_due_at: null,
        deadline: null,
        assignee_id: site.worker.id,
      },
    ])
    expect(
      await query("select staff_id from audit_log where action = 'appointment-offered' and subject_id = $1", [
        sent.reference,
      ]),
    ).toEqual([{ staff_id: site.worker.id }])
  })

  test('takes suggested slots and times of one’s own together', async () => {
    const sent = await sendCase(site.server, 'issue-report')
    await offerIn(site.server, site.worker, sent, {
      slots: [tuesday],
      fields: { own1: '2026-11-26T17:00', hours: '1' },
    })
    expect((await senderPage(sent)).appointment?.slots.map(({ label }) => label)).toEqual([
      'tirsdag 24. november kl. 08.00–10.00',
      'torsdag 26. november kl. 17.00–18.00',
    ])
  })

  test.each([
    ['without a slot', [], {}, 'Velg minst ett tidspunkt.'],
    [
      'of six slots',
      [8, 9, 10, 11, 12, 13].map((hour) => slotAt('2026-11-24', hour, 1)),
      {},
      'Velg høyst 5 tidspunkter.',
    ],
    [
      'that has passed',
      [slotAt('2026-11-20', 8)],
      {},
      'Fredag 20. november kl. 08.00–10.00 har vært. Velg et senere tidspunkt.',
    ],
    [
      'on a Saturday',
      [slotAt('2026-11-28', 8)],
      {},
      'Lørdag 28. november kl. 08.00–10.00 er på en fridag. Kryss av for det, eller velg en annen dag.',
    ],
    ['with an unknown colleague', [tuesday], { host: 'x' }, /^Kollegaen finnes ikke/],
  ])('%s is refused', async (_, slots, fields, message) => {
    const sent = await sendCase(site.server, 'issue-report')
    expect(await offerIn(site.server, site.worker, sent, { slots, fields })).toMatchObject({
      status: 'refused',
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    })
    expect(await mailsOf(sent)).toEqual([])
  })

  test('on a Saturday is taken where that is said', async () => {
    const sent = await sendCase(site.server, 'issue-report')
    const saturday = { slots: [slotAt('2026-11-28', 8)], fields: { closedDays: 'ja' } }
    expect(await offerIn(site.server, site.worker, sent, saturday)).toMatchObject({ status: 'done' })
  })

  test('that overlaps with an agreed visit of the same colleague is refused, and not suggested', async () => {
    await choose(await offered(), tuesday)
    const other = await sendCase(site.server, 'issue-report')
    const overlapping = slotAt('2026-11-24', 9)
    expect(await offerIn(site.server, site.worker, other, { slots: [overlapping] })).toMatchObject({
      message: 'Vidar Vakt har en annen avtale tirsdag 24. november kl. 09.00–11.00.',
    })
    const colleague = await makeStaff(site.server.database.pool, 'vaktmester')
    const { presets = [], timesOf = {}, officeTimes = [] } = (await staffPage(other)).appointment ?? {}
    const suggested = (host: { id: string }) =>
      freePresets(presets, timesOf[host.id] ?? officeTimes).free.map(({ label }) => label)
    expect(suggested(site.worker)).toContain('tir. 24.11. kl. 10.00–12.00')
    expect(suggested(site.worker)).not.toContain('tir. 24.11. kl. 08.00–10.00')
    expect(suggested(colleague)).toContain('tir. 24.11. kl. 08.00–10.00')
    expect(
      await offerIn(site.server, site.worker, other, { slots: [overlapping], host: colleague.id }),
    ).toMatchObject({
      status: 'done',
    })
  })

  test('that is sent twice with the same key is one offer', async () => {
    const sent = await sendCase(site.server, 'issue-report')
    const offer = { slots: [tuesday], fields: { key: 'key-of-the-page' } }
    for (const _ of [1, 2])
      expect(await offerIn(site.server, site.worker, sent, offer)).toMatchObject({ status: 'done' })
    expect(await mailsOf(sent)).toHaveLength(1)
  })

  test('in a closed case is refused', async () => {
    const sent = await sendCase(site.server, 'issue-report')
    await query("update cases set status = 'done', closed_at = now() where id = $1", [sent.id])
    expect(await offerIn(site.server, site.worker, sent, { slots: [tuesday] })).toMatchObject({
      message: 'Saken er avsluttet. Åpne den først.',
    })
  })
})

describe('the times that are suggested', () => {
  const timesFor = async (sent: Parameters<typeof staffPage>[0], host: { id: string }) => {
    const { presets = [], timesOf = {}, officeTimes = [] } = (await staffPage(sent)).appointment ?? {}
    return freePresets(presets, timesOf[host.id] ?? officeTimes)
  }

  const calmCase = async () => {
    const sent = await sendCase(site.server, 'issue-report')
    await query("update cases set urgency = 'normal', answers = answers - 'accessTimes' where id = $1", [
      sent.id,
    ])
    return sent
  }

  test('follow the host’s own hours', async () => {
    const sent = await calmCase()
    await query('update staff set works_from = 12, works_to = 16.5 where id = $1', [site.worker.id])
    const { free } = await timesFor(sent, site.worker)
    expect(free.slice(0, 3).map(({ label }) => label)).toEqual([
      'tir. 24.11. kl. 12.00–14.00',
      'tir. 24.11. kl. 14.00–16.00',
      'ons. 25.11. kl. 12.00–14.00',
    ])
  })

  test('begin when the host is back, and none is offered or chosen while they are away', async () => {
    const deputy = await makeStaff(site.server.database.pool, 'vaktmester')
    const sent = await offered()
    await query(
      "insert into staff_absences (staff_id, deputy_id, first_day, last_day) values ($1, $2, '2026-11-24', '2026-11-26')",
      [site.worker.id, deputy.id],
    )
    const other = await calmCase()
    const { free } = await timesFor(other, site.worker)
    expect(free[0]?.label).toBe('fre. 27.11. kl. 08.00–10.00')
    expect(await offerIn(site.server, site.worker, other, { slots: [tuesday] })).toMatchObject({
      message: 'Vidar Vakt er borte tirsdag 24. november kl. 08.00–10.00.',
    })
    expect((await senderPage(sent)).appointment?.slots).toEqual([])
    await expect(choose(sent, tuesday)).rejects.toThrow()
  })

  test('begin today where the case is urgent', async () => {
    expect((await timesFor(await calmCase(), site.worker)).free[0]?.label).toMatch(/^tir\. 24\.11\./)
    const sent = await calmCase()
    await query("update cases set urgency = 'urgent' where id = $1", [sent.id])
    expect((await timesFor(sent, site.worker)).chosen).toHaveLength(4)
    expect((await timesFor(sent, site.worker)).free[0]?.label).toMatch(/^man\. 23\.11\./)
  })
})
