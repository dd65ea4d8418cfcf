import { afterAll, beforeAll, expect, test } from 'vitest'
import { formWithId } from '../../../../test/support/form-with-id.ts'
import { sampleEntries } from '../../../../test/support/sample-answers.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { editable } from '../../../domain/documents/documents.ts'
import { receiveForm } from './store/receive.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())

test('stores more forms at once than there are connections, also where edited texts have to be read first', async () => {
  const { pool } = server.database
  // As after an outage: what staff have edited is read from the database again, each time.
  const contact = async () => {
    await pool.query('select 1')
    return editable.kontakt.value
  }
  const form = formWithId('contact-message')
  const received = await Promise.all(
    Array.from({ length: pool.options.max * 2 }, (_, index) =>
      receiveForm({ ...server.deps, contact }, form, {
        entries: {
          ...sampleEntries(form),
          email: [`kari${index}@eksempel.no`],
          idempotencyKey: [`key-${index}-together`],
        },
        photos: [],
        refused: [],
        address: null,
        now: new Date(),
        reference: 'PROVE',
      }),
    ),
  )
  expect(received.map(({ outcome }) => outcome).filter((outcome) => outcome !== 'sent')).toEqual([])
})
