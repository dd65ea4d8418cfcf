import { afterAll, beforeAll, expect, test } from 'vitest'
import { editable } from '../../content/editable.ts'
import { newSubmissionKey } from '../../domain/submission-key.ts'
import { houseRulesAgreement } from '../../forms/house-rules-agreement.ts'
import { textActionsOf } from '../../forms/staff/texts.ts'
import { textsOfDocument } from '../../test/support/document-texts.ts'
import { postStaffForm } from '../../test/support/post-action.ts'
import { sampleEntries } from '../../test/support/sample-answers.ts'
import { makeStaff } from '../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../test/support/temporary-server.ts'
import { receiveForm } from '../cases/receive.ts'
import { contentFor } from './edited-content.ts'

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'administrator')
})
afterAll(() => server.stop())

const original = editable.husordensregler.value
const publish = async (fields: Record<string, string>) => {
  const { rows } = await server.database.pool.query<{ id: string }>(
    "select id from content_versions where document = 'husordensregler' order by id desc limit 1",
  )
  return postStaffForm({
    server,
    staff: worker,
    actions: textActionsOf('husordensregler'),
    fields: {
      ...textsOfDocument('husordensregler', original),
      ...fields,
      action: 'text.husordensregler.publish',
      base: rows[0]?.id ?? '',
      key: newSubmissionKey(),
    },
    now: new Date('2026-11-22T12:00:00Z'),
  })
}
const agree = (rulesVersion: string) =>
  receiveForm(server.deps, houseRulesAgreement, {
    entries: { ...sampleEntries(houseRulesAgreement), rulesVersion: [rulesVersion] },
    photos: [],
    refused: [],
    address: null,
    now: new Date(),
    reference: 'TEST',
  })
const quieter = { 'sections.1.rules': 'Det skal være ro hele døgnet.' }

test('house rules that were changed need a version that was not published before', async () => {
  expect((await agree(original.version)).outcome).toBe('sent')
  expect(await publish(quieter)).toMatchObject({
    status: 'refused',
    errors: { version: expect.stringContaining('Skriv en ny utgave, som 2026-11.') },
  })
  expect(await publish({ ...quieter, version: '2026-11' })).toMatchObject({ status: 'moved' })
  // Neither version can say anything else from now on; each can be published again as it was.
  for (const version of [original.version, '2026-11'])
    expect(await publish({ 'sections.1.rules': 'Alt er lov.', version })).toMatchObject({ status: 'refused' })
  expect(await publish({})).toMatchObject({ status: 'moved' })
  expect(await publish({ ...quieter, version: '2026-11' })).toMatchObject({ status: 'moved' })
})

test('an agreement is of the version that is published, and shown on its page', async () => {
  await expect.poll(() => server.deps.houseRulesVersion()).toBe('2026-11')
  const stale = await agree(original.version)
  expect(stale).toMatchObject({
    outcome: 'invalid',
    errors: { rulesVersion: expect.stringContaining('ny utgave') },
  })
  expect((await agree('2026-11')).outcome).toBe('sent')
  const { edited } = contentFor(await server.content.current(), '/husordensregler-avtale')
  expect(edited.husordensregler?.version).toBe('2026-11')
})
