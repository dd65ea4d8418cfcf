import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyContent } from '../../../../test/support/property-content.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import type { PropertyId } from '../../../domain/portfolio/property.ts'
import { readProperty } from './read-portfolio.ts'
import { undoDraft } from './undo-draft.ts'
import { saveProperty } from './versions.ts'

let server: TemporaryServer
let by: string
beforeAll(async () => {
  server = await temporaryServer()
  by = (await makeStaff(server.database.pool, 'redaktor')).id
})
afterAll(() => server.stop())

const now = new Date()

const save = (id: PropertyId | null, price: number, state: 'draft' | 'published') =>
  saveProperty(server, { id, content: propertyContent({ price: String(price) }), as: { state }, by })
const newest = async (id: PropertyId) => (await readProperty(server, id, now))?.history[0]?.id ?? ''
const rent = async (id: PropertyId) => (await readProperty(server, id, now))?.entries.price?.[0]

async function draftOfRent() {
  const id = await save(null, 1000, 'published')
  await save(id, 2000, 'draft')
  return { id, version: await newest(id), by, now }
}

test('gives the property the rent that it had, once', async () => {
  const draft = await draftOfRent()
  expect(await rent(draft.id)).toBe('2\u00a0000')
  await undoDraft(server, draft)
  expect(await rent(draft.id)).toBe('1\u00a0000')
  expect((await readProperty(server, draft.id, now))?.standing).toBe('published')
  await expect(undoDraft(server, draft)).rejects.toThrow('for sent')
})

test('is refused for the draft of a colleague, and after ten minutes', async () => {
  const draft = await draftOfRent()
  const colleague = await makeStaff(server.database.pool, 'redaktor')
  await expect(undoDraft(server, { ...draft, by: colleague.id })).rejects.toThrow('for sent')
  const later = new Date(Date.now() + 11 * 60_000)
  await expect(undoDraft(server, { ...draft, now: later })).rejects.toThrow('for sent')
  expect(await rent(draft.id)).toBe('2\u00a0000')
})

test('is refused for what is published, for a version that is not the newest, and for the only one', async () => {
  const draft = await draftOfRent()
  await save(draft.id, 3000, 'published')
  await expect(undoDraft(server, draft)).rejects.toThrow('for sent')
  const published = { ...draft, version: await newest(draft.id) }
  await expect(undoDraft(server, published)).rejects.toThrow('for sent')
  const only = await save(null, 1000, 'draft')
  await expect(undoDraft(server, { ...draft, id: only, version: await newest(only) })).rejects.toThrow(
    'for sent',
  )
})
