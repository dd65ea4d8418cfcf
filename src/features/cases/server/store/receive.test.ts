import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { company } from '#landlord/company.ts'
import { formWithId } from '../../../../../test/support/form-with-id.ts'
import { propertyRow } from '../../../../../test/support/property-row.ts'
import { SAMPLE_FODSELSNUMMER, sampleEntries } from '../../../../../test/support/sample-answers.ts'
import { receiveSample } from '../../../../../test/support/sent-case.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { withoutTable } from '../../../../../test/support/without-table.ts'
import { allForms } from '../../../form-catalogue/catalogue.ts'
import { writeImport } from '../../../portfolio-browsing/server/import.ts'
import type { CaseToken } from '../case-token.ts'
import { findCase, receiptOf, senderCase } from '../sender/sender-case.ts'
import { receiveForm } from './receive.ts'

let server: TemporaryServer
let property: string
beforeAll(async () => {
  server = await temporaryServer({ SECRET_KEY: 'en nokkel som bare provene bruker, og ingen andre' })
  const row = propertyRow({ amenities: ['reklame'] })
  property = row.id
  await writeImport(server.database.pool, { properties: [row], finn_properties: [] })
})
afterAll(() => server.stop())

const send = (id: string, answers: Record<string, string[]> = {}, key?: string) =>
  receiveSample(server, id, { answers, property, ...(key ? { key } : {}) })

async function sent(...args: Parameters<typeof send>) {
  const received = await send(...args)
  if (received.outcome !== 'sent') throw new Error(`The form was not accepted: ${JSON.stringify(received)}`)
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
    const all = await Promise.all(Array.from({ length: 8 }, () => sent('contact-message', {}, key)))
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
    await sent('contact-message', {}, key)
    expect((await send('contact-message', { message: ['Noe annet'] }, key)).outcome).toBe('key-reused')
    expect((await send('handyman-booking', {}, key)).outcome).toBe('key-reused')
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

    test('deduplicates for ten minutes after the first', async () => {
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
    const form = formWithId('contact-message')
    const arrival = {
      entries: sampleEntries(form),
      photos: [],
      refused: [],
      key: 'never-stored-with-this-key',
      address: null,
      now: new Date(),
      reference: 'REF',
    }
    const received = await withoutTable(server.database.pool, 'mails', () =>
      receiveForm(server.deps, form, arrival),
    )
    expect(received).toEqual({ outcome: 'failed', reference: 'REF', isUnavailable: false })
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

  test('is refused for a property that cannot be chosen', async () => {
    const received = await send('interest-reklame', { propertyId: ['00000000-0000-4000-8000-ffffffffffff'] })
    expect(received).toEqual({ outcome: 'invalid', errors: { propertyId: 'Velg en eiendom' } })
  })
})

test('nothing of what was sent is in the log', () => {
  const log = server.logged.map(({ message }) => message).join('\n')
  expect(log).not.toContain(SAMPLE_FODSELSNUMMER)
  expect(log).not.toContain('Nordmann')
})
