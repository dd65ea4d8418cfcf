import { expect, test } from 'vitest'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { temporaryServer } from '../../../../test/support/temporary-server.ts'
import { editable } from '../../../domain/documents/documents.ts'
import { saveDocument } from '../../text-editing/server/edit-documents.ts'

test('an edit of the opening hours changes new deadlines, and none that was promised before', async () => {
  const server = await temporaryServer()
  const { pool } = server.database
  const worker = await makeStaff(pool, 'administrator')
  const closingHour = async (reference: string) =>
    (
      await pool.query<{ hour: number }>(
        "select extract(hour from promised_at at time zone 'Europe/Oslo')::int as hour from cases where reference = $1",
        [reference],
      )
    ).rows[0]?.hour
  const before = await sendCase(server, 'parking-application')
  expect(await closingHour(before.reference)).toBe(16)
  await saveDocument(server.staff, {
    id: 'kontakt',
    value: { ...editable.kontakt.value, openingHours: 'mandag–fredag kl. 09.00–14.30' },
    state: 'published',
    by: worker.id,
    now: new Date(),
  })
  await expect
    .poll(async () => (await server.deps.contact()).openingHours)
    .toBe('mandag–fredag kl. 09.00–14.30')
  const after = await sendCase(server, 'parking-application', { email: 'andre@eksempel.no' })
  expect(await closingHour(after.reference)).toBe(14)
  expect(await closingHour(before.reference)).toBe(16)
  await server.stop()
})
