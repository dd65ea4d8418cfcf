import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { allDocuments, contentOf, editable } from '../../../domain/documents/documents.ts'
import { readDocument, restoreDocument } from '../../text-editing/server/edit-documents.ts'
import { createContentStore } from './edited-content.ts'
import { parseStored } from './stored-documents.ts'

/** A log that keeps the texts that it was told about. */
function logOf() {
  const lines: unknown[] = []
  return { lines, error: (line: unknown) => void lines.push(line) }
}

const { rooms } = editable.coliving.value

describe('a stored text', () => {
  test.each(allDocuments)('matches its fields as it is by default: %s', (id) => {
    const stored: unknown = JSON.parse(JSON.stringify(editable[id].value))
    expect(parseStored(logOf(), id, stored)).toEqual(stored)
  })

  test.each([
    ['rense-sluket', { need: 5 }, 'need'],
    ['coliving', { rooms: [{ ...rooms[0], area: [14] }] }, 'rooms.0.area'],
    ['coliving', { rooms: [{ ...rooms[0], name: undefined }] }, 'rooms.0.name'],
    ['kontakt', null, ''],
  ] as const)(
    'of another shape than its fields is refused, with its place in the log: %s',
    (id, value, place) => {
      const log = logOf()
      expect(parseStored(log, id, value)).toBeNull()
      expect(log.lines).toMatchObject([{ document: id, wrong: expect.arrayContaining([place]) }])
    },
  )

  test('keeps what it says where a field was added since, which has its default', () => {
    const { email, ...rest } = { ...editable.kontakt.value, phone: '33 11 22 33' }
    expect(parseStored(logOf(), 'kontakt', rest)).toEqual({ ...rest, email })
  })

  test('has no version if it is of house rules from before they had one', () => {
    const { version: _, ...rules } = editable.husordensregler.value
    expect(parseStored(logOf(), 'husordensregler', rules)).toEqual(rules)
  })
})

describe('a text that was stored in another shape', () => {
  let server: TemporaryServer
  beforeAll(async () => {
    server = await temporaryServer()
    await server.database.pool.query(
      `insert into content_versions (document, state, value) values ('minilager', 'published', '{"sizes": 5}')`,
    )
  })
  afterAll(() => server.stop())

  test('is shown as if it had not been edited, with a line in the log', async () => {
    const log = logOf()
    const { pool } = server.database
    const { edited } = await createContentStore(
      pool,
      { lastChangeOf: () => ({ number: 1, at: 0 }) },
      log,
    ).current()
    expect(contentOf(edited, 'minilager')).toEqual(editable.minilager.value)
    expect(log.lines).toMatchObject([{ document: 'minilager' }])
  })

  test('is neither opened in the editor nor published again', async () => {
    const now = new Date()
    await expect(readDocument(server.staff, 'minilager', now)).rejects.toThrow('does not match its fields')
    const { id: by } = await makeStaff(server.database.pool, 'redaktor')
    const { rows } = await server.database.pool.query('select id::text as id from content_versions')
    const version = rows[0].id
    expect(await restoreDocument(server.staff, { id: 'minilager', version, by, now })).toBe(false)
  })
})
