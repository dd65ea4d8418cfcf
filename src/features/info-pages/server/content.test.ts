import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDocumentTexts, textsOfDocument } from '../../../../test/support/document-texts.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { allDocuments, contentOf, type DocumentId, editable } from '../../../domain/documents/documents.ts'
import {
  listDocuments,
  readDocument,
  restoreDocument,
  saveDocument,
} from '../../text-editing/server/edit-documents.ts'
import { contentFor } from './edited-content.ts'

let server: TemporaryServer
let editor: string
beforeAll(async () => {
  server = await temporaryServer()
  const { pool } = server.database
  editor = (await makeStaff(pool, 'redaktor')).id
})
afterAll(() => server.stop())

const now = new Date()
const shown = async () => {
  const { edited } = await server.content.current()
  return edited
}
const save = (id: DocumentId, value: unknown, state: 'draft' | 'published') =>
  saveDocument(server.staff, { id, value, state, by: editor, now })

test('the facts in braces in a text are those that staff have written last, and stay in braces in the editor', async () => {
  const [section] = editable.husordensregler.value.sections
  const rules = { version: '2030-01', sections: [{ ...section, rules: ['Ring {Vakttelefon} ved brann.'] }] }
  await save('husordensregler', rules, 'published')
  await save('kontakt', { ...editable.kontakt.value, onCallPhone: '99 88 77 66' }, 'published')
  const { sections } = contentOf(await shown(), 'husordensregler')
  expect(sections[0]?.rules).toEqual(['Ring 99 88 77 66 ved brann.'])
  const { entries } = await readDocument(server.staff, 'husordensregler', now)
  expect(entries['sections.0.rules']).toEqual(['Ring {Vakttelefon} ved brann.'])
})

describe('a document', () => {
  test.each(allDocuments)('is unchanged when it is saved without edits: %s', (id) => {
    const { value } = editable[id]
    const parsed = readDocumentTexts(id, textsOfDocument(id, value))
    expect(parsed.errors).toEqual({})
    expect(parsed.value).toEqual(JSON.parse(JSON.stringify(value)))
  })

  test('lists errors in Norwegian, by field', () => {
    const texts = {
      ...textsOfDocument('minilager', editable.minilager.value),
      'sizes.0.name': ' ',
      'sizes.1.area': 'stor',
    }
    expect(readDocumentTexts('minilager', texts).errors).toEqual({
      'sizes.0.name': 'Navn må fylles ut',
      'sizes.1.area': 'Areal (m²) må være et tall, skrevet som 12 500 eller 68,5',
    })
  })

  test('removes an item that is emptied, and adds one that is filled in', () => {
    const texts = textsOfDocument('ansatte', editable.ansatte.value)
    const changed = {
      ...texts,
      'staff.0.name': '',
      'staff.0.text': '',
      'staff.4.name': 'Elektriker',
      'staff.4.text': 'Ny.',
    }
    const others = editable.ansatte.value.staff.slice(1).map(({ name }) => ({ name }))
    expect(readDocumentTexts('ansatte', changed).value).toMatchObject({
      staff: [...others, { name: 'Elektriker' }],
    })
  })

  test('is shown when it is published, and a draft is not', async () => {
    const value = { ...editable.kontakt.value, phone: '33 11 22 33' }
    await save('kontakt', value, 'draft')
    expect(contentOf(await shown(), 'kontakt').phone).toBe(editable.kontakt.value.phone)
    expect(contentOf((await server.content.withDrafts()).edited, 'kontakt').phone).toBe('33 11 22 33')
    await save('kontakt', value, 'published')
    await expect.poll(async () => contentOf(await shown(), 'kontakt').phone).toBe('33 11 22 33')
  })

  test('restores an earlier version, and the default', async () => {
    await save('parkering', { spaces: [{ name: 'En', pricePerMonth: 1, text: 'x' }] }, 'published')
    await save('parkering', { spaces: [{ name: 'To', pricePerMonth: 2, text: 'x' }] }, 'published')
    const { history } = await readDocument(server.staff, 'parkering', now)
    expect(history).toHaveLength(2)
    await restoreDocument(server.staff, { id: 'parkering', version: history[1]?.id ?? '', by: editor, now })
    await expect.poll(async () => contentOf(await shown(), 'parkering').spaces[0]?.name).toBe('En')
    await restoreDocument(server.staff, { id: 'parkering', version: '0', by: editor, now })
    await expect
      .poll(async () => contentOf(await shown(), 'parkering'))
      .toEqual(JSON.parse(JSON.stringify(editable.parkering.value)))
    const listed = async () => (await listDocuments(server.staff, now)).find(({ id }) => id === 'parkering')
    expect((await listed())?.state).toBe('default')
    await save('parkering', { spaces: [] }, 'draft')
    expect((await listed())?.state).toBe('draft')
    expect(await restoreDocument(server.staff, { id: 'minilager', version: '999', by: editor, now })).toBe(
      false,
    )
  })
})

test('a page contains its own edited texts, and the paths of the others', async () => {
  const everywhere = { kontakt: editable.kontakt.value, svartider: editable.svartider.value }
  const edited = { ...everywhere, minilager: editable.minilager.value }
  const accounts = { '852601817': '97105908303' }
  expect(contentFor({ edited, accounts }, '/eiendommer')).toEqual({
    edited: everywhere,
    accounts: {},
    elsewhere: ['/minilager', '/fakturainformasjon'],
  })
  expect(contentFor({ edited, accounts }, '/minilager').edited).toEqual(edited)
  expect(contentFor({ edited, accounts }, '/fakturainformasjon').accounts).toEqual(accounts)
})
