import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SentCase, sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { eraseAgain, readLedger } from '../../../platform/erasure/ledger.ts'
import { readAudit } from '../../overview/server/read-audit.ts'
import { exportPerson } from './export-person.ts'
import { type PersonKey, parsePersonKey, personByEmail, phoneKey } from './person-key.ts'
import { erasePerson, findPerson } from './persons.ts'

let server: TemporaryServer
let by: string
let email: string
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  by = (await makeStaff(server.database.pool, 'administrator')).id
  email = `innsyn.${randomUUID().slice(0, 8)}@eksempel.no`
})

const loggedCases = async (action: string) =>
  (await readAudit(server.database.pool, { who: by, action, subject: '', before: '' })).lines.map(
    ({ subject }) => subject,
  )

describe('a caller without an e-mail address', () => {
  let number: string
  let told: SentCase
  const person = () => {
    const key = parsePersonKey(number)
    if (!key) throw new Error('That is no phone number')
    return key
  }
  const withoutEmail = async (phone: string, name = 'Ringer Uten') => {
    const call = await sendCase(server, 'contact-message', { name, phone, email })
    await server.database.pool.query('update cases set sender_email = null where id = $1', [call.id])
    return call
  }
  beforeEach(async () => {
    number = `9${randomInt(1_000_000, 9_999_999)}`
    told = await withoutEmail(`+47 ${number}`)
  })
  const references = async (key = person()) =>
    (await findPerson(server, key)).cases.map(({ reference }) => reference)

  test('is found by the phone number, however it is written, with the name of the sender', async () => {
    expect(await findPerson(server, person())).toMatchObject({
      cases: [{ reference: told.reference, sender: 'Ringer Uten' }],
      isSharedNumber: false,
      otherKeys: [],
      received: [],
    })
    expect(parsePersonKey(`0047 ${number.slice(0, 3)} ${number.slice(3)}`)).toEqual(person())
  })

  test('is exported, which is logged with the reason', async () => {
    const pieces = await exportPerson(server.oversight, { person: person(), by, reason: 'Ringte om innsyn' })
    const file = JSON.parse((await Array.fromAsync(pieces)).join(''))
    expect(file.telefon.replace(/\D/g, '')).toBe(number)
    expect(file.saker.map(({ referanse }: { referanse: string }) => referanse)).toEqual([told.reference])
    expect(file).toMatchObject({ epostInn: [], epostUtenSak: [], varsler: [] })
    expect(await loggedCases('person-exported')).toEqual([`sak ${told.reference}`])
  })

  test('is erased without the cases of a person who has an e-mail address and the same phone', async () => {
    const theirs = await sendCase(server, 'contact-message', { email, phone: number })
    expect((await findPerson(server, person())).otherKeys).toEqual([email])
    expect(
      (await findPerson(server, personByEmail(email))).otherKeys.map((key) => parsePersonKey(key)),
    ).toEqual([person()])
    expect(await erasePerson(server, { person: person(), by })).toEqual({
      cases: 1,
      mails: 0,
      alerts: 0,
    })
    expect(await references()).toEqual([])
    expect(await references(personByEmail(email))).toContain(theirs.reference)
    expect(await loggedCases('person-erased')).toEqual([`sak ${told.reference}`])
  })

  test('who shares the number with another caller is erased alone, by the reference', async () => {
    const shared = await withoutEmail(number, 'En annen i huset')
    expect((await findPerson(server, person())).isSharedNumber).toBe(true)
    const one: PersonKey = { by: 'case', value: told.reference }
    expect(await references(one)).toEqual([told.reference])
    await erasePerson(server, { person: one, by })
    expect(await references()).toEqual([shared.reference])
  })

  test('stays erased where an older backup is restored', async () => {
    const { pool } = server.database
    const { rows } = await pool.query('select to_jsonb(cases) as row from cases where id = $1', [told.id])
    await erasePerson(server, { person: person(), by })
    const columns = await pool.query(
      `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
       where table_name = 'cases' and table_schema = current_schema and is_generated = 'NEVER'`,
    )
    const { names } = columns.rows[0]
    await pool.query(
      `insert into cases (${names}) select ${names} from jsonb_populate_record(null::cases, $1)`,
      [rows[0].row],
    )
    expect(await references()).toEqual([told.reference])
    const ledger = await readLedger(server.storage)
    await inTransaction(pool, (client) => eraseAgain(client, server.secret, ledger))
    expect(await references()).toEqual([])
  })

  test('who gave neither is found by the reference, and a sender with an e-mail address is not', async () => {
    const letter = await withoutEmail('')
    const byReference = (reference: string) => references(parsePersonKey(reference.toLowerCase()) ?? person())
    expect(await byReference(letter.reference)).toEqual([letter.reference])
    const written = await sendCase(server, 'contact-message', { email, phone: '' })
    const key = parsePersonKey(written.reference)
    expect(key && (await findPerson(server, key))).toMatchObject({ cases: [], otherKeys: [email] })
  })
})

test.each([
  '+47 912 34 567',
  '004791234567',
  '4791234567',
  '91 23 45 67',
  '+46 70 123 45 67',
  '1234',
  '47123',
])('the phone number %s is compared as the database compares it', async (phone) => {
  const { rows } = await server.database.pool.query('select phone_key($1) as key', [phone])
  expect(phoneKey(phone)).toBe(rows[0].key)
})

test.each(['', 'Kari', '1234', 'kari@', '912 34 567 x'])('%j finds no person', (text) => {
  expect(parsePersonKey(text)).toBe(null)
})
