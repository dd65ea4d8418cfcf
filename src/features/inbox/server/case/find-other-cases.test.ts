import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runAs } from '../../../../../test/support/run-as.ts'
import { type SentCase, sendCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { OTHER, THIS } from '../../case-results.ts'
import { caseActions } from '../../casework.ts'
import { findOtherCases } from './find-other-cases.ts'

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
let here: SentCase
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'saksbehandler', 'Ane Saksen')
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.database.pool.query('delete from cases')
  here = await fault({ name: 'Kari Nord' })
})

const now = new Date()
const yesterday = new Date(now.getTime() - 86_400_000)
const fault = (answers: Record<string, string>, sentAt = now) =>
  sendCase(server, 'issue-report', { urgency: 'low', ...answers }, sentAt)
const found = async (typed: string, { reference } = here, who = worker) =>
  (await findOtherCases(server.database.pool, who, { reference, typed, to: 'merge', now })).map(
    (each) => each.reference,
  )

describe('the search for the case to merge with', () => {
  test('finds by name, address, reference and words, and says which of the two came first', async () => {
    const older = await fault(
      { name: 'Per Sørensen', address: 'Bekkegata 7, Larvik', description: 'Heisen står.' },
      yesterday,
    )
    for (const typed of ['sørensen', 'Bekkegata', older.reference, 'heisen'])
      expect(await found(typed)).toEqual([older.reference])
    const [first] = await findOtherCases(server.database.pool, worker, {
      reference: here.reference,
      typed: 'heisen',
      to: 'merge',
      now,
    })
    expect(first).toMatchObject({ isOlder: true, sender: 'Per Sørensen', excerpt: 'Heisen står.' })
  })

  test('finds neither the case itself, nor one that is closed, merged or of another kind', async () => {
    const closed = await fault({ name: 'Nord Lukket' })
    await runAs(server, worker, caseActions.reply, {
      reference: closed.reference,
      message: 'Ferdig.',
      status: 'done',
    })
    const merged = await fault({ name: 'Nord Slått' })
    const into = await fault({ name: 'Vest Åpen' })
    await runAs(server, worker, caseActions.mergeSenders, {
      reference: merged.reference,
      other: into.reference,
      into: 'den-andre',
    })
    await sendCase(server, 'neighbor-complaint', { name: 'Nord Nabo' }, now)
    expect(await found('nord')).toEqual([])
    expect(await found('nord', into)).toEqual([here.reference])
  })

  test('finds nothing for a case that the role does not read, and nothing without a text', async () => {
    await fault({ name: 'Nord Annen' })
    expect(await found('nord')).toHaveLength(1)
    expect(await found('nord', here, await makeStaff(server.database.pool, 'redaktor', 'Silje Rud'))).toEqual(
      [],
    )
    expect(await found('  ')).toEqual([])
  })
})

describe('the search for a case to link or merge', () => {
  const others = (typed: string, { reference } = here) =>
    findOtherCases(server.database.pool, worker, { reference, typed, to: 'link', now })

  test('finds cases of every kind, open or closed, and says which of two of one kind would be merged into the other', async () => {
    const older = await fault({ name: 'Nord Eldre' }, yesterday)
    const newer = await fault({ name: 'Nord Nyere' }, new Date(now.getTime() + 1000))
    const neighbour = await sendCase(server, 'neighbor-complaint', { name: 'Nord Nabo' }, now)
    const closed = await fault({ name: 'Nord Lukket' }, yesterday)
    const close = { message: 'Ferdig.', status: 'done' }
    await runAs(server, worker, caseActions.reply, { reference: closed.reference, ...close })
    const merges = async () =>
      Object.fromEntries((await others('nord')).map((each) => [each.reference, each.merges]))
    expect(await merges()).toEqual({
      [older.reference]: THIS,
      [newer.reference]: OTHER,
      [neighbour.reference]: null,
      [closed.reference]: OTHER,
    })
    await runAs(server, worker, caseActions.reply, { reference: here.reference, ...close })
    expect(await merges()).toMatchObject({ [newer.reference]: THIS, [closed.reference]: null })
  })

  test('finds neither those that are linked to it, nor those that are held as possible spam', async () => {
    const linked = await fault({ name: 'Nord Koblet' })
    await runAs(server, worker, caseActions.link, {
      reference: linked.reference,
      other: here.reference,
    })
    const held = await fault({ name: 'Nord Holdt' })
    await server.database.pool.query(`update cases set quarantine = 'honeypot' where reference = $1`, [
      held.reference,
    ])
    expect(await others('nord')).toEqual([])
    expect(await others('')).toEqual([])
  })

  test('finds nothing for a staff member who does not read the case', async () => {
    await fault({ name: 'Nord Åpen' })
    const editor = await makeStaff(server.database.pool, 'okonomi', 'Ola')
    const asked = { reference: here.reference, typed: 'nord', to: 'link', now } as const
    expect(await findOtherCases(server.database.pool, editor, asked)).toEqual([])
  })
})
