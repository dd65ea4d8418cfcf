import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentOf, type DocumentId, editable, everyDocument } from '../../content/editable.ts'
import { invoiceCompanies } from '../../content/invoice-companies.ts'
import { contentTexts, parseContent } from '../../domain/edit-content.ts'
import { makeStaff } from '../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../test/support/temporary-server.ts'
import { verifyAudit } from '../audit/audit.ts'
import { decideAccount, listAccounts, proposeAccount } from './accounts.ts'
import { listDocuments, readDocument, restoreDocument, saveDocument } from './edit-documents.ts'
import { contentFor } from './edited-content.ts'

let server: TemporaryServer
let editor: string
let accountant: string
let administrator: string
beforeAll(async () => {
  server = await temporaryServer()
  const { pool } = server.database
  editor = (await makeStaff(pool, 'redaktor')).id
  accountant = (await makeStaff(pool, 'okonomi')).id
  administrator = (await makeStaff(pool, 'administrator')).id
})
afterAll(() => server.stop())

const now = new Date()
const shown = async () => {
  const { edited } = await server.content.current()
  return edited
}
const save = (id: DocumentId, value: unknown, state: 'draft' | 'published') =>
  saveDocument(server.staff, { id, value, state, by: editor })

describe('a document', () => {
  test.each(everyDocument)('comes out of its editor as it went in: %s', (id) => {
    const { value } = editable[id]
    const parsed = parseContent(id, contentTexts(id, value))
    expect(parsed.errors).toEqual({})
    expect(parsed.value).toEqual(JSON.parse(JSON.stringify(value)))
  })

  test('is told in Norwegian what is missing or wrong, by its place', () => {
    const texts = {
      ...contentTexts('minilager', editable.minilager.value),
      'sizes.0.name': ' ',
      'sizes.1.area': 'stor',
    }
    expect(parseContent('minilager', texts).errors).toEqual({
      'sizes.0.name': 'Navn må fylles ut',
      'sizes.1.area': 'Areal (m²) må være et tall, skrevet som 12 500 eller 68,5',
    })
  })

  test('loses an item that is emptied, and gains the one that is filled in', () => {
    const texts = contentTexts('ansatte', editable.ansatte.value)
    const changed = {
      ...texts,
      'staff.0.name': '',
      'staff.0.text': '',
      'staff.4.name': 'Elektriker',
      'staff.4.text': 'Ny.',
    }
    const { staff } = parseContent('ansatte', changed).value as { staff: { name: string }[] }
    expect(staff.map(({ name }) => name)).toEqual([
      ...editable.ansatte.value.staff.slice(1).map(({ name }) => name),
      'Elektriker',
    ])
  })

  test('is shown within a second of being published, and a draft is not', async () => {
    const value = { ...editable.kontakt.value, phone: '33 11 22 33' }
    await save('kontakt', value, 'draft')
    expect(contentOf(await shown(), 'kontakt').phone).toBe(editable.kontakt.value.phone)
    expect(contentOf((await server.content.withDrafts()).edited, 'kontakt').phone).toBe('33 11 22 33')
    await save('kontakt', value, 'published')
    await expect
      .poll(async () => contentOf(await shown(), 'kontakt').phone, { timeout: 1000, interval: 10 })
      .toBe('33 11 22 33')
  })

  test('goes back to an earlier version, and to what it was to begin with', async () => {
    await save('parkering', { spaces: [{ name: 'En', pricePerMonth: 1, text: 'x' }] }, 'published')
    await save('parkering', { spaces: [{ name: 'To', pricePerMonth: 2, text: 'x' }] }, 'published')
    const { history } = await readDocument(server.staff, 'parkering', now)
    expect(history).toHaveLength(2)
    await restoreDocument(server.staff, { id: 'parkering', version: history[1]?.id ?? '', by: editor })
    await expect
      .poll(async () => contentOf(await shown(), 'parkering').spaces[0]?.name, {
        timeout: 1000,
        interval: 10,
      })
      .toBe('En')
    await restoreDocument(server.staff, { id: 'parkering', version: '0', by: editor })
    await expect
      .poll(async () => contentOf(await shown(), 'parkering'), { timeout: 1000, interval: 10 })
      .toEqual(JSON.parse(JSON.stringify(editable.parkering.value)))
    const listed = async () => (await listDocuments(server.staff, now)).find(({ id }) => id === 'parkering')
    expect((await listed())?.state).toBe('default')
    await save('parkering', { spaces: [] }, 'draft')
    expect((await listed())?.state).toBe('draft')
    expect(await restoreDocument(server.staff, { id: 'minilager', version: '999', by: editor })).toBe(false)
  })
})

test('a page carries what it says itself, and knows where the rest is', async () => {
  const edited = { kontakt: editable.kontakt.value, minilager: editable.minilager.value }
  const accounts = { '852601817': '97105908303' }
  expect(contentFor({ edited, accounts }, '/eiendommer')).toEqual({
    edited: { kontakt: edited.kontakt },
    accounts: {},
    elsewhere: ['/minilager', '/fakturainformasjon'],
  })
  expect(contentFor({ edited, accounts }, '/minilager').edited).toEqual(edited)
  expect(contentFor({ edited, accounts }, '/fakturainformasjon').accounts).toEqual(accounts)
})

describe('an account number', () => {
  const company = invoiceCompanies[3]
  const orgNumber = company?.orgNumber ?? ''
  const other = invoiceCompanies[4]?.accountNumber ?? ''
  const line = async (as = accountant) =>
    (await listAccounts(server.staff, as)).find((each) => each.orgNumber === orgNumber)

  test('is another one only when a second person has said so, and every administrator hears of both', async () => {
    await proposeAccount(server.staff, { orgNumber, account: other, by: accountant })
    expect((await server.content.current()).accounts[orgNumber]).toBeUndefined()
    const id = (await line())?.proposal?.id ?? ''
    expect((await line())?.proposal?.isMine).toBe(true)
    await expect(decideAccount(server.staff, { id, decision: 'approved', by: accountant })).rejects.toThrow(
      'ditt eget',
    )
    await decideAccount(server.staff, { id, decision: 'approved', by: administrator })
    await expect
      .poll(async () => (await server.content.current()).accounts[orgNumber], { timeout: 1000, interval: 10 })
      .toBe(other)
    const { rows } = await server.database.pool.query(
      "select data ->> 'subject' as subject from mails where kind = 'notice-to-staff' order by created_at",
    )
    expect(rows.map(({ subject }) => subject)).toEqual([
      `Nytt kontonummer foreslått: ${company?.name}`,
      `Kontonummer endret: ${company?.name}`,
    ])
    expect((await verifyAudit(server.database.pool)).broken).toBeNull()
  })

  test('is nobody’s to approve for themselves, whoever writes to the database', async () => {
    await expect(
      server.database.pool.query(
        `insert into account_changes (org_number, account_number, proposed_by, decided_by, decided_at, decision)
         values ($1, $2, $3, $3, now(), 'approved')`,
        [orgNumber, other, accountant],
      ),
    ).rejects.toThrow('check constraint')
  })

  const propose = (more: object) =>
    proposeAccount(server.staff, {
      orgNumber,
      account: company?.accountNumber ?? '',
      by: accountant,
      ...more,
    })
  const mailed = async () =>
    (
      await server.database.pool.query(
        "select data ->> 'subject' as subject from mails where kind = 'notice-to-staff' order by created_at desc limit 1",
      )
    ).rows[0]?.subject

  test.each(['12345678901', '9710 75 28826abc', '00000000000', ''])('is never %o', (account) => {
    expect(() => propose({ account })).toThrow('elleve siffer')
  })

  test('is of a company that is ours, another than the one shown, and one proposal at a time', async () => {
    expect(() => propose({ orgNumber: '999999999' })).toThrow('finnes ikke')
    await expect(propose({ account: other })).rejects.toThrow('vises allerede')
    await propose({})
    await expect(propose({})).rejects.toThrow('allerede et forslag')
    const id = (await line())?.proposal?.id ?? ''
    await expect(decideAccount(server.staff, { id, decision: 'refused', by: accountant })).rejects.toThrow(
      'trekke det',
    )
    await expect(
      decideAccount(server.staff, { id, decision: 'withdrawn', by: administrator }),
    ).rejects.toThrow('Bare den som')
    await decideAccount(server.staff, { id, decision: 'withdrawn', by: accountant })
    expect(await mailed()).toBe(`Forslag trukket: ${company?.name}`)
    expect((await line())?.proposal).toBeNull()
    await expect(
      decideAccount(server.staff, { id, decision: 'approved', by: administrator }),
    ).rejects.toThrow('avgjort')
  })
})
