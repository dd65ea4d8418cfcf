import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caseViews } from '../../../../../test/support/case-views.ts'
import { runAs } from '../../../../../test/support/run-as.ts'
import { type SentCase, sendCase } from '../../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { caseActions } from '../../casework.ts'

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
let views: ReturnType<typeof caseViews>
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'saksbehandler', 'Ane Saksen')
  views = caseViews(server, worker)
})
afterAll(() => server.stop())

const DAY = 86_400_000
const now = () => new Date()
const ago = (days: number) => new Date(Date.now() - days * DAY)
const fault = (answers: Record<string, string> = {}, sentAt = now()) =>
  sendCase(server, 'issue-report', { urgency: 'low', ...answers }, sentAt)
const merge = (one: SentCase, into: SentCase) =>
  runAs(server, worker, caseActions.mergeIntoSuggested, { reference: one.reference, other: into.reference })

describe('a duplicate', () => {
  const suggested = async (sent: SentCase) => (await views.asStaff(sent)).duplicates
  const at = (address: string) => ({ address, apartmentNumber: '' })

  test('is suggested at the same address however it is spelled, within days, and says why', async () => {
    const first = await fault(at('Bekkegata 7, Larvik'), ago(2))
    const second = await fault(at('bekkegata 7, 3256 LARVIK'))
    await fault(at('Bekkegata 9, Larvik'))
    await fault(at('Bekkegata 7, Larvik'), ago(12))
    expect(await suggested(second)).toMatchObject([
      { reference: first.reference, isOlder: true, why: 'Samme adresse, samme avsender, 2 dager imellom' },
    ])
    expect(await suggested(first)).toMatchObject([{ reference: second.reference, isOlder: false }])
  })

  test.each([
    ['another town', 'Storgata 52, Larvik', 'Storgata 52, Notodden'],
    ['the town of another postal code', 'Storgata 53, 3256 Larvik', 'Storgata 53, 3674'],
    ['another letter', 'Storgata 54 A, Larvik', 'Storgata 54 B, Larvik'],
    ['another flat', 'Storgata 55, H0101, Larvik', 'Storgata 55, leil. 201, Larvik'],
  ])('is never one in %s', async (_, here, there) => {
    const [one, other] = [await fault(at(here)), await fault(at(there))]
    expect(await suggested(one)).toEqual([])
    expect(await suggested(other)).toEqual([])
  })

  test('is never one of another flat in the field for that', async () => {
    const one = await fault({ ...at('Storgata 56, Larvik'), apartmentNumber: 'H0101' })
    await fault({ ...at('Storgata 56, Larvik'), apartmentNumber: 'H0201' })
    expect(await suggested(one)).toEqual([])
  })

  test.each([
    [
      'the flat',
      'Storgata 57, Larvik',
      'Storgata 57, H0201, Larvik',
      'Samme hus, men bare den ene sier hvilken',
    ],
    ['the town', 'Storgata 58', 'Storgt. 58, Larvik', 'Samme gate og nummer, men ikke begge sier hvor'],
  ])('does not claim the same address where only one says %s', async (_, here, there, why) => {
    const [one] = [await fault(at(here)), await fault(at(there))]
    expect(await suggested(one)).toMatchObject([{ why: expect.stringContaining(why) }])
  })

  test.each([
    ['appliance-report', { applianceType: 'stove' }, { applianceType: 'dryer' }],
    ['neighbor-complaint', { issueType: 'noise' }, { issueType: 'pets' }],
  ])('of %s is of the same kind', async (form, kind, another) => {
    const street = at(`Vollen ${1 + Math.floor(Math.random() * 9998)}, Larvik`)
    const one = await sendCase(server, form, { ...street, ...kind })
    await sendCase(server, form, { ...street, ...another })
    expect(await suggested(one)).toEqual([])
    const same = await sendCase(server, form, { ...street, ...kind })
    expect(await suggested(one)).toMatchObject([{ reference: same.reference }])
  })

  test('is merged at one press, either way, where the sender is the same', async () => {
    const older = await fault(at('Lia 3, Larvik'), ago(1))
    const newer = await fault(at('Lia 3, Larvik'))
    expect(
      await runAs(server, worker, caseActions.mergeSuggested, {
        reference: older.reference,
        other: newer.reference,
      }),
    ).toMatchObject({ status: 'done' })
    expect((await views.asStaff(newer)).mergedInto).toBe(older.reference)
    expect(await suggested(older)).toEqual([])
  })

  test.each([
    ['held as possible spam', `quarantine = 'too-fast'`],
    ['closed', `status = 'done', closed_at = now()`],
    ['of another form', `form = 'contact-message'`],
    ['about something else', `answers = answers || '{"issueType": "noise"}'`],
  ])('is never one that is %s', async (_, change) => {
    const street = `Vollen ${1 + Math.floor(Math.random() * 9998)}, Larvik`
    const [one, other] = [await fault(at(street)), await fault(at(street))]
    await server.database.pool.query(`update cases set ${change} where id = $1`, [other.id])
    expect(await suggested(one)).toEqual([])
  })

  test('is suggested for no case that is held itself', async () => {
    const [one] = [await fault(at('Skogen 1')), await fault(at('Skogen 1'))]
    await server.database.pool.query(`update cases set quarantine = 'honeypot' where id = $1`, [one.id])
    expect(await suggested(one)).toEqual([])
  })
})

describe('a merge of different senders', () => {
  const from = (name: string) => ({ name, email: `${name}@eksempel.no`, address: 'Lia 8, Larvik' })

  test('asks first, shows both and what each will be told, and changes nothing', async () => {
    const [main, duplicate] = [await fault(from('kari')), await fault(from('per'))]
    const asked = await runAs(server, worker, caseActions.mergeIntoSuggested, {
      reference: duplicate.reference,
      other: main.reference,
    })
    expect(asked).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('Sakene har ulike avsendere.'),
      shown: {
        main: main.reference,
        senders: [
          { reference: main.reference, name: 'kari', isMain: true, by: 'email' },
          { reference: duplicate.reference, name: 'per', isMain: false, by: 'email' },
        ],
      },
    })
    expect((await views.asStaff(duplicate)).mergedInto).toBeNull()
  })

  test('counts those that are merged already, and is done once staff answer them all', async () => {
    const [main, duplicate, third] = [
      await fault(from('kari')),
      await fault(from('kari')),
      await fault(from('per')),
    ]
    expect(await merge(duplicate, main)).toMatchObject({ status: 'done' })
    const pair = { reference: main.reference, other: third.reference }
    expect(await runAs(server, worker, caseActions.mergeSuggested, pair)).toMatchObject({
      status: 'refused',
      shown: { senders: [{ name: 'kari' }, { name: 'kari' }, { name: 'per' }] },
    })
    expect(await runAs(server, worker, caseActions.mergeSenders, { ...pair, into: 'denne' })).toMatchObject({
      status: 'done',
    })
    expect((await views.asStaff(third)).mergedInto).toBe(main.reference)
    expect((await views.asStaff(main)).alsoRepliesTo).toEqual(['per'])
  })

  test('is asked about where one of them is known by telephone only, unless it is the same one', async () => {
    const [main, caller] = [await fault(from('kari')), await fault(from('per'))]
    const phone = (number: string) =>
      server.database.pool.query('update cases set sender_email = null, sender_phone = $2 where id = $1', [
        caller.id,
        number,
      ])
    await phone('98 76 54 32')
    expect(await merge(caller, main)).toMatchObject({ status: 'refused' })
    const { rows } = await server.database.pool.query<{ sender_phone: string }>(
      'select sender_phone from cases where id = $1',
      [main.id],
    )
    await phone(rows[0]?.sender_phone ?? '')
    expect(await merge(caller, main)).toMatchObject({ status: 'done' })
  })
})
