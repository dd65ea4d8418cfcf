import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allForms } from '../../forms/catalogue.ts'
import { company } from '../../landlord/company.ts'
import { formWithId } from '../../test/support/form-with-id.ts'
import { propertyRow } from '../../test/support/property-row.ts'
import { SAMPLE_FODSELSNUMMER, sampleEntries } from '../../test/support/sample-answers.ts'
import { type TemporaryServer, temporaryServer } from '../../test/support/temporary-server.ts'
import { writeImport } from '../catalogue/import.ts'
import { secretKeyFrom } from '../secrets/secret-key.ts'
import { type CaseToken, caseToken, parseCaseToken } from './case-token.ts'
import { sendCode } from './my-cases.ts'
import { receiveForm } from './receive.ts'
import { NotAllowed, renewLink, reopen, withdraw, withdrawLink, writeMessage } from './sender-actions.ts'
import { findCase, receiptOf, senderCase } from './sender-case.ts'

let server: TemporaryServer
let property: string
beforeAll(async () => {
  server = await temporaryServer({ SECRET_KEY: 'en nokkel som bare provene bruker, og ingen andre' })
  const row = propertyRow({ amenities: ['reklame'] })
  property = row.id
  await writeImport(server.database.orm, { properties: [row], finn_properties: [] })
})
afterAll(() => server.stop())

let sentForms = 0

/** Sends a form as its page would; answers that are not given are filled in with valid ones. */
async function send(
  id: string,
  own: Record<string, string[]> = {},
  more: { key?: string; address?: string | null; now?: Date } = {},
) {
  sentForms += 1
  const entries = { ...sampleEntries(formWithId(id), { property }), ...own }
  return receiveForm(server.deps, formWithId(id), {
    entries,
    photos: [],
    refused: [],
    key: more.key ?? `key-for-${sentForms}-of-the-tests`,
    address: more.address ?? null,
    now: more.now ?? new Date(),
    reference: 'TEST',
  })
}

async function sent(...args: Parameters<typeof send>) {
  const received = await send(...args)
  if (received.outcome !== 'sent') throw new Error(`The form was not taken: ${JSON.stringify(received)}`)
  return received.case
}

const query = async (sql: string, values: unknown[] = []) =>
  (await server.database.pool.query(sql, values)).rows
const record = async (token: CaseToken) => {
  const found = await findCase(server.deps, token)
  if (!found) throw new Error('The token opens no case')
  return found
}

describe('a form that is sent', () => {
  test.each(allForms.map(({ id }) => id))(
    '%s is stored with its timeline, its mails and its answers',
    async (id) => {
      const stored = await sent(id)
      const [row] = await query('select * from cases where id = $1', [stored.id])
      expect(row).toMatchObject({ form: id, status: 'new', reference: stored.reference, quarantine: null })
      expect(await query('select kind, by from case_events where case_id = $1', [stored.id])).toEqual([
        { kind: 'sent', by: 'sender' },
      ])
      const mails = await query('select kind, state, recipient from mails where case_id = $1 order by kind', [
        stored.id,
      ])
      expect(mails[0]).toEqual({ kind: 'case-to-company', state: 'queued', recipient: company.email })
      expect(mails[1]).toMatchObject({ kind: 'case-to-sender', recipient: 'kari.nordmann@eksempel.no' })
      const shown = await senderCase(server.deps, await record(stored.token), new Date())
      const asked = Object.keys(sampleEntries(formWithId(id), { property }))
      expect(shown.answers).toHaveLength(asked.length)
      expect((await receiptOf(server.deps, await record(stored.token))).next).toEqual(formWithId(id).next)
    },
  )

  test('is one case however often it comes with the same key', async () => {
    const key = 'the-same-key-every-time'
    const all = await Promise.all(Array.from({ length: 8 }, () => sent('contact-message', {}, { key })))
    expect(new Set(all.map(({ reference }) => reference)).size).toBe(1)
    expect(new Set(all.map(({ token }) => token)).size).toBe(1)
    expect(await query('select count(*)::int as n from cases where idempotency_key = $1', [key])).toEqual([
      { n: 1 },
    ])
    const mails = await query('select 1 from mails where case_id = $1', [all[0]?.id])
    expect(mails.length).toBeLessThanOrEqual(2)
  })

  test('is refused where its key was used with other answers, or for another form', async () => {
    const key = 'a-key-that-is-used-twice'
    await sent('contact-message', {}, { key })
    expect((await send('contact-message', { message: ['Noe annet'] }, { key })).outcome).toBe('key-reused')
    expect((await send('handyman-booking', {}, { key })).outcome).toBe('key-reused')
  })

  describe('on a page that is cached before its scripts have made its key', () => {
    const now = new Date('2026-11-20T10:01:00Z')
    const sentWith = async (key: string, message: string, at = now) => {
      const entries = { idempotencyKey: [key], message: [message] }
      const received = await receiveForm(server.deps, formWithId('contact-message'), {
        entries: { ...sampleEntries(formWithId('contact-message')), ...entries },
        photos: [],
        refused: [],
        address: null,
        now: at,
        reference: 'R',
      })
      return received.outcome === 'sent' ? received.case.reference : received.outcome
    }
    let keys = 0
    const ownKey = () => `own-key-number-${++keys}`

    test('is one case when it is sent twice without scripts', async () => {
      const [first, second] = await Promise.all([sentWith('', 'To ganger'), sentWith('', 'To ganger')])
      expect(second).toBe(first)
      expect(await sentWith('', 'Noe annet')).not.toBe(first)
    })

    test('counts ten minutes from the first, whatever the clock shows', async () => {
      const first = await sentWith('', 'Senere')
      expect(await sentWith('', 'Senere', new Date('2026-11-20T10:10:59Z'))).toBe(first)
      expect(await sentWith('', 'Senere', new Date('2026-11-20T10:11:01Z'))).not.toBe(first)
    })

    test('is one case when it is sent without scripts and then with them', async () => {
      const key = ownKey()
      const first = await sentWith('', 'Uten, så med')
      expect(await sentWith(key, 'Uten, så med')).toBe(first)
      // The key was not used up: with other answers it makes a separate case.
      expect(await sentWith(key, 'Uten, så med, og mer')).not.toMatch(new RegExp(`^${first}$|key-reused`))
    })

    test('is one case when it is sent with scripts and then without them', async () => {
      const first = await sentWith(ownKey(), 'Med, så uten')
      expect(await sentWith('', 'Med, så uten')).toBe(first)
    })

    test('is one case when both arrive at once', async () => {
      const [first, second] = await Promise.all([sentWith('', 'Samtidig'), sentWith(ownKey(), 'Samtidig')])
      expect(second).toBe(first)
    })

    test('is two cases where each of two visitors has a key', async () => {
      expect(await sentWith(ownKey(), 'Likt fra to')).not.toBe(await sentWith(ownKey(), 'Likt fra to'))
    })
  })

  test('is stored as a whole or not at all', async () => {
    const before = await query('select count(*)::int as n from cases')
    const broken = { ...server.deps, queue: { add: () => Promise.reject(new Error('The queue is gone')) } }
    const received = await receiveForm(broken, formWithId('contact-message'), {
      entries: sampleEntries(formWithId('contact-message')),
      photos: [],
      refused: [],
      key: 'never-stored-with-this-key',
      address: null,
      now: new Date(),
      reference: 'REF',
    })
    expect(received).toEqual({ outcome: 'failed', reference: 'REF' })
    expect(await query('select count(*)::int as n from cases')).toEqual(before)
  })

  test('does not say that it is stored when the database cannot be reached', async () => {
    const gone = await temporaryServer()
    await gone.database.pool.end()
    const received = await receiveForm(gone.deps, formWithId('lost-key'), {
      entries: sampleEntries(formWithId('lost-key')),
      photos: [],
      refused: [],
      address: '10.0.0.1',
      now: new Date(),
      reference: 'REF',
    })
    expect(received.outcome).toBe('failed')
    await gone.queue.close()
  })

  test('must name a property that can be chosen', async () => {
    const received = await send('interest-reklame', { propertyId: ['00000000-0000-4000-8000-ffffffffffff'] })
    expect(received).toEqual({ outcome: 'invalid', errors: { propertyId: 'Velg en eiendom' } })
  })
})

describe('the sender’s link', () => {
  test('is 128 bits that the database does not hold', async () => {
    const { id, token } = await sent('contact-message')
    expect(Buffer.from(token, 'base64url')).toHaveLength(16)
    expect(parseCaseToken(token)).toBe(token)
    expect(await query('select 1 from cases as t where t::text like $1', [`%${token}%`])).toEqual([])
    expect(caseToken(secretKeyFrom('noe annet enn det som brukes her'), id, 1)).not.toBe(token)
  })

  test('opens without changing anything', async () => {
    const { id, token } = await sent('contact-message')
    const before = await query('select xmin, * from cases where id = $1', [id])
    await senderCase(server.deps, await record(token), new Date())
    await receiptOf(server.deps, await record(token))
    expect(await query('select xmin, * from cases where id = $1', [id])).toEqual(before)
  })

  test('can be renewed, and turned off', async () => {
    const { token } = await sent('contact-message')
    const next = await renewLink(server.deps, token, new Date())
    expect(await findCase(server.deps, token)).toBeNull()
    expect(await findCase(server.deps, next)).not.toBeNull()
    await withdrawLink(server.deps, next, new Date())
    expect(await findCase(server.deps, next)).toBeNull()
    await expect(writeMessage(server.deps, next, 'Hei', new Date())).rejects.toBeInstanceOf(NotAllowed)
  })
})

describe('a sender', () => {
  test('writes, withdraws, and reopens within fourteen days', async () => {
    const { id, token } = await sent('issue-report')
    await writeMessage(server.deps, token, 'Det drypper mer nå', new Date())
    await withdraw(server.deps, token, new Date('2026-11-21T10:00:00Z'))
    expect((await record(token)).status).toBe('withdrawn')
    await expect(writeMessage(server.deps, token, 'Hei', new Date())).rejects.toBeInstanceOf(NotAllowed)
    await expect(withdraw(server.deps, token, new Date())).rejects.toBeInstanceOf(NotAllowed)
    await expect(reopen(server.deps, token, new Date('2026-12-06T10:00:00Z'))).rejects.toBeInstanceOf(
      NotAllowed,
    )
    await reopen(server.deps, token, new Date('2026-12-05T09:00:00Z'))
    const shown = await senderCase(server.deps, await record(token), new Date())
    expect(shown.timeline.map(({ title }) => title)).toEqual([
      'Du sendte skjemaet',
      'Du skrev',
      'Du trakk saken',
      'Du åpnet saken igjen',
    ])
    expect(shown.timeline[1]?.text).toBe('Det drypper mer nå')
    const events = await query(
      "select data ->> 'what' as what from mails where case_id = $1 and kind = 'event-to-company' order by created_at",
      [id],
    )
    expect(events.map(({ what }) => what)).toEqual(['message', 'withdrawn', 'reopened'])
  })

  test('sees the promised date, and an apology when it has passed', async () => {
    const { token } = await sent('interest-bolig', {}, { now: new Date('2026-11-20T10:00:00Z') })
    const on = async (day: string) =>
      (await senderCase(server.deps, await record(token), new Date(day))).promise
    expect(await on('2026-11-21T10:00:00Z')).toEqual({
      text: 'Du hører fra oss senest 24. november 2026.',
      isOverdue: false,
    })
    expect((await on('2026-11-25T10:00:00Z'))?.isOverdue).toBe(true)
  })

  test('of a notice gets the last day with rent, and a receipt of who gave notice of what', async () => {
    const { token } = await sent(
      'termination',
      { rentalKind: ['bolig'] },
      { now: new Date('2026-11-20T10:00:00Z') },
    )
    expect((await receiptOf(server.deps, await record(token))).keyDate).toMatchObject({
      title: 'Siste dag med husleie',
      day: '28. februar 2027',
    })
    expect((await receiptOf(server.deps, await record(token))).answers).toEqual([
      { label: 'Navn', value: 'Storgata 12, Larvik' },
      { label: 'Adressen du sier opp', value: 'Storgata 12, Larvik' },
      { label: 'Hva sier du opp?', value: 'Leilighet, hybel eller hus' },
      { label: 'Utflyttingsdato', value: '24. desember 2026' },
    ])
    const file = await (await fetch(`${server.url}/sak/${token}/kalender.ics`)).text()
    expect(file).toContain('DTSTART;VALUE=DATE:20270228\r\nDTEND;VALUE=DATE:20270301\r\n')
  })
})

describe('against misuse', () => {
  test('at most three mails a day go to an address, since it may not be the sender’s own', async () => {
    const email = ['fremmed@eksempel.no']
    for (let count = 0; count < 5; count += 1) await sent('contact-message', { email })
    await sendCode(server.deps, 'fremmed@eksempel.no', new Date())
    const rows = await query(
      "select state from mails where recipient = 'fremmed@eksempel.no' order by created_at",
    )
    expect(rows.map(({ state }) => state)).toEqual([
      'queued',
      'queued',
      'queued',
      'withheld',
      'withheld',
      'withheld',
    ])
  })

  test('a case with the invisible field filled in is stored, and its sender gets no mail', async () => {
    const { id } = await sent('contact-message', {
      website: ['https://kjop.eksempel'],
      email: ['robot@eksempel.no'],
    })
    expect(await query('select quarantine from cases where id = $1', [id])).toEqual([
      { quarantine: 'honeypot' },
    ])
    expect(await query("select 1 from mails where recipient = 'robot@eksempel.no'")).toEqual([])
    expect(
      await query("select 1 from mails where case_id = $1 and kind = 'case-to-company'", [id]),
    ).toHaveLength(1)
  })

  test('a case sent within a second of its page is marked, and its sender still gets a mail', async () => {
    const { newSubmissionKey } = await import('../../domain/submission-key.ts')
    const now = Date.now()
    const fast = await sent('contact-message', {}, { key: newSubmissionKey(now - 500), now: new Date(now) })
    const slow = await sent('contact-message', {}, { key: newSubmissionKey(now - 5000), now: new Date(now) })
    const rows = await query(
      'select quarantine from cases where id = any($1) order by quarantine nulls last',
      [[fast.id, slow.id]],
    )
    expect(rows).toEqual([{ quarantine: 'too-fast' }, { quarantine: null }])
  })

  test('limits the cases from one address, but not from this machine', async () => {
    const outcomes = []
    for (let count = 0; count < 32; count += 1)
      outcomes.push((await send('contact-message', {}, { address: '192.0.2.7' })).outcome)
    expect(outcomes.filter((outcome) => outcome === 'too-many')).toHaveLength(2)
    expect((await send('contact-message', {}, { address: '192.0.2.8' })).outcome).toBe('sent')
    expect((await send('contact-message', {}, { address: null })).outcome).toBe('sent')
    expect(await query("select 1 from rate_limits where key like '%192.0.2%'")).toEqual([])
  })
})

test('nothing of what was sent is in the log', () => {
  const log = server.logged.map(({ message }) => message).join('\n')
  expect(log).not.toContain(SAMPLE_FODSELSNUMMER)
  expect(log).not.toContain('Nordmann')
})
