import { expect, test } from 'vitest'
import { appointmentSite, tuesday, wednesday } from '../../../../test/support/appointment-site.ts'
import { monday, offerIn, slotAt } from '../../../../test/support/offered-appointment.ts'
import { runAs } from '../../../../test/support/run-as.ts'
import { type SentCase, sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import type { StaffRole } from '../../../domain/people/staff-roles.ts'
import { appointmentActions } from '../../inbox/appointments.ts'
import { readAgreedVisits } from '../../inbox/server/appointments/hand-over-visits.ts'
import { readToday } from '../../inbox/server/today/today.ts'
import { changeRole, disable } from './team.ts'

const site = appointmentSite()
const { offered, choose, mailsOf, senderPage, staffPage } = site
const makeWorker = (name: string, role: StaffRole = 'vaktmester') =>
  makeStaff(site.server.database.pool, role, name)

/** Closes the account of the one who comes. */
async function close(successorId: string | null) {
  const { id: by } = await makeWorker('Adm', 'administrator')
  return disable(site.server.staff, { id: site.worker.id, successorId, by, now: monday })
}

async function agreed(slot = tuesday): Promise<SentCase> {
  const sent = await offered([slot])
  await choose(sent, slot)
  return sent
}

/** Agrees on a visit of a colleague in the same hours. */
async function book(colleague: Awaited<ReturnType<typeof makeWorker>>, slot = tuesday) {
  const sent = await sendCase(site.server, 'issue-report')
  await offerIn(site.server, colleague, sent, { slots: [slot] })
  await choose(sent, slot)
}

const changeHost = (sent: SentCase, host: string) =>
  runAs(site.server, site.worker, appointmentActions.changeHost, { reference: sent.reference, host }, monday)

test('agreed visits of a closed account go to the successor at the same time, and the sender is told the name', async () => {
  const sent = await agreed()
  const before = (await mailsOf(sent)).length
  const kari = await makeWorker('Kari Ny')
  expect(await close(kari.id)).toMatchObject({ visits: { given: 1, unhosted: 0 } })
  expect((await senderPage(sent)).appointment).toMatchObject({
    host: 'Kari Ny',
    agreed: { label: 'tirsdag 24. november kl. 08.00–10.00' },
  })
  expect((await mailsOf(sent)).slice(before)).toEqual([
    { kind: 'appointment-to-sender', what: 'host-changed', sequence: 1 },
    { kind: 'appointment-to-staff', what: 'agreed', sequence: 1 },
  ])
  expect((await senderPage(sent)).timeline.at(-1)?.title).toBe(
    'Kari Ny kommer til besøket tirsdag 24. november kl. 08.00–10.00',
  )
})

test('a visit keeps its time and needs a new person where the successor has another one then', async () => {
  const sent = await agreed()
  const before = await mailsOf(sent)
  const kari = await makeWorker('Kari Opptatt')
  await book(kari, slotAt('2026-11-24', 9))
  expect(await close(kari.id)).toMatchObject({ visits: { given: 0, unhosted: 1 } })
  // The sender is not told before there is a name.
  expect(await mailsOf(sent)).toEqual(before)
  expect((await senderPage(sent)).appointment).toMatchObject({
    host: null,
    agreed: { label: 'tirsdag 24. november kl. 08.00–10.00' },
  })
  const visits = await readAgreedVisits(site.server.database.pool, monday)
  expect(visits.get(null)?.map(({ reference }) => reference)).toContain(sent.reference)
  expect((await staffPage(sent)).timeline.at(-1)?.title).toBe(
    'Ingen er satt opp på besøket tirsdag 24. november kl. 08.00–10.00',
  )
})

test.each([
  ['is left to no one', () => null],
  ['goes to a colleague who does not read the case', async () => (await makeWorker('Øk', 'okonomi')).id],
])(
  'a visit needs a new person where the work %s, and is on the day of all who read the case',
  async (_, of) => {
    const sent = await agreed()
    expect(await close(await of())).toMatchObject({ visits: { given: 0, unhosted: 1 } })
    const colleague = await makeWorker('Dagens')
    const { towns } = await readToday(site.server.deps, colleague, new Date('2026-11-24T05:00:00Z'))
    const visits = towns.flatMap(({ cases }) => cases).filter(({ reference }) => reference === sent.reference)
    expect(visits).toMatchObject([{ visit: { hours: '08.00–10.00', isUnhosted: true } }])
  },
)

test('of offered slots, the sender can choose those in which the successor is free', async () => {
  const sent = await offered([tuesday, wednesday])
  const kari = await makeWorker('Kari Delvis')
  await book(kari, tuesday)
  expect(await close(kari.id)).toMatchObject({ visits: { given: 0, unhosted: 0 } })
  expect((await senderPage(sent)).appointment).toMatchObject({
    host: 'Kari Delvis',
    slots: [{ label: 'onsdag 25. november kl. 10.00–12.00' }],
  })
})

test('unassigns the host of a visit, and takes it out of their calendar, when their new role cannot read the case', async () => {
  const sent = await agreed()
  const { id } = site.worker
  const { id: by } = await makeWorker('Adm', 'administrator')
  expect(await changeRole(site.server.staff, { id, role: 'okonomi', by, now: monday })).toMatchObject({
    visits: { given: 0, unhosted: 1 },
  })
  expect((await mailsOf(sent)).at(-1)).toEqual({
    kind: 'appointment-to-staff',
    what: 'cancelled',
    sequence: 1,
  })
})

test('staff let a colleague come to an agreed visit, who is refused when they have another one then', async () => {
  const sent = await agreed()
  const [free, busy] = [await makeWorker('Fri Frisk'), await makeWorker('Opptatt Olsen')]
  await book(busy)
  expect(await changeHost(sent, busy.id)).toMatchObject({
    status: 'refused',
    message: expect.stringContaining('Opptatt Olsen har en annen avtale'),
  })
  const before = (await mailsOf(sent)).length
  expect(await changeHost(sent, free.id)).toMatchObject({ notice: 'Fri Frisk kommer.' })
  expect((await staffPage(sent)).appointment).toMatchObject({
    hostId: free.id,
    current: { host: 'Fri Frisk' },
  })
  // The same host once more changes nothing, and sends no mail.
  await changeHost(sent, free.id)
  const mails = (await mailsOf(sent)).slice(before)
  expect(mails.map(({ kind, what }) => `${kind} ${what}`).toSorted()).toEqual([
    'appointment-to-sender host-changed',
    'appointment-to-staff agreed',
    'appointment-to-staff cancelled',
  ])
})
