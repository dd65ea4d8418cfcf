import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDocumentTexts, textsOfDocument } from '../../../../test/support/document-texts.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { editable } from '../../../domain/documents/documents.ts'
import { readDocument, saveDocument } from '../../text-editing/server/edit-documents.ts'
import { EditConflict } from '../../workspace/server/edit-conflict.ts'

let server: TemporaryServer
let eva: string
let berit: string
beforeAll(async () => {
  server = await temporaryServer()
  eva = (await makeStaff(server.database.pool, 'redaktor', 'Eva')).id
  berit = (await makeStaff(server.database.pool, 'redaktor', 'Berit')).id
})
afterAll(() => server.stop())

const newest = async () => (await readDocument(server.staff, 'parkering', new Date())).history[0]?.id ?? ''
const save = (price: number, by: string, editing: { base: string; key?: string; over?: string }) =>
  saveDocument(server.staff, {
    id: 'parkering',
    value: { spaces: [{ name: 'Ute', pricePerMonth: price, text: 'x' }] },
    state: 'published',
    by,
    now: new Date(),
    editing: { key: null, over: '', ...editing },
  })

test('does not overwrite a colleague’s newer text unseen', async () => {
  await save(1, eva, { base: '' })
  const opened = await newest()
  await save(777, berit, { base: opened })
  const refused = await save(2, eva, { base: opened }).catch((error) => error)
  expect(refused).toBeInstanceOf(EditConflict)
  expect(refused.newest).toMatchObject({ by: 'Berit', id: await newest() })
  // An editor who has seen one newer version has not seen the next.
  await save(778, berit, { base: await newest() })
  await expect(save(2, eva, { base: opened, over: refused.newest.id })).rejects.toThrow(EditConflict)
  await save(2, eva, { base: opened, over: await newest() })
})

test('saves a text once for two requests of the same page, and the next edit after it', async () => {
  const base = await newest()
  const before = (await readDocument(server.staff, 'parkering', new Date())).history.length
  const page = { base, key: 'a-page-of-eva' }
  await Promise.all([save(900, eva, page), save(900, eva, page)])
  const { history } = await readDocument(server.staff, 'parkering', new Date())
  expect(history).toHaveLength(before + 1)
  await save(901, eva, page)
  expect(
    (await readDocument(server.staff, 'parkering', new Date())).entries['spaces.0.pricePerMonth'],
  ).toEqual(['901'])
})

test('prices are shown and read as Norwegians write them', () => {
  const value = { spaces: [{ name: 'Ute', pricePerMonth: 1250, text: 'x' }] }
  const texts = textsOfDocument('parkering', value)
  expect(texts['spaces.0.pricePerMonth']).toBe('1\u00a0250')
  const read = (price: string) =>
    readDocumentTexts('parkering', { ...texts, 'spaces.0.pricePerMonth': price })
  expect(read('1.250').value).toEqual(value)
  expect(read('1,25').value).toMatchObject({ spaces: [{ pricePerMonth: 1.25 }] })
  expect(read('1.25').errors).toEqual({
    'spaces.0.pricePerMonth': 'Pris (kr/mnd) må være et tall, skrevet som 12 500 eller 68,5',
  })
  const range = {
    ...textsOfDocument('naering', editable.naering.value),
    'premises.0.perSquareMetreAndYear.from': '9 999',
  }
  expect(Object.values(readDocumentTexts('naering', range).errors)).toEqual([
    'Pris per m² og år, fra og til (kr) må være to tall, det minste først',
  ])
})

test('ignores list indexes beyond the limit, and control characters', () => {
  const texts = {
    'spaces.99999999.name': 'x',
    'spaces.0.name': 'U\0te',
    'spaces.0.pricePerMonth': '1',
    'spaces.0.text': 'x',
  }
  expect(readDocumentTexts('parkering', texts).value).toEqual({
    spaces: [{ name: 'U te', pricePerMonth: 1, text: 'x' }],
  })
})
