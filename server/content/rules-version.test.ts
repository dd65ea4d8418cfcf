import { afterAll, beforeAll, expect, test } from 'vitest'
import { editable } from '../../content/editable.ts'
import { contentTexts } from '../../domain/edit-content.ts'
import { newSubmissionKey } from '../../domain/submission-key.ts'
import { houseRulesAgreement } from '../../forms/house-rules-agreement.ts'
import { sampleEntries } from '../../test/support/sample-answers.ts'
import { makeStaff } from '../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../test/support/temporary-server.ts'
import { receiveForm } from '../cases/receive.ts'
import type { AtWork } from '../http/staff/at-work.ts'
import { textWork } from '../http/staff/text-work.ts'
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
  const sent: Record<string, string> = {
    ...contentTexts('husordensregler', original),
    ...fields,
    handling: 'publish',
    base: rows[0]?.id ?? '',
    key: newSubmissionKey(),
  }
  const at = {
    staff: worker,
    visit: { now: new Date('2026-11-22T12:00:00Z') },
    posted: async () => ({
      text: (name: string) => sent[name] ?? '',
      entries: Object.fromEntries(Object.entries(sent).map(([name, text]) => [name, [text]])),
    }),
  } as unknown as AtWork
  return textWork(server.staff, at, () => undefined).act('husordensregler')
}
const agree = (rulesVersion: string) =>
  receiveForm(server.desk, houseRulesAgreement, {
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
    saved: false,
    errors: { version: expect.stringContaining('Skriv en ny utgave, som 2026-11.') },
  })
  expect(await publish({ ...quieter, version: '2026-11' })).toMatchObject({ saved: true })
  // Neither version can say anything else from now on; each can be published again as it was.
  for (const version of [original.version, '2026-11'])
    expect(await publish({ 'sections.1.rules': 'Alt er lov.', version })).toMatchObject({ saved: false })
  expect(await publish({})).toMatchObject({ saved: true })
  expect(await publish({ ...quieter, version: '2026-11' })).toMatchObject({ saved: true })
})

test('an agreement is of the version that is published, and shown on its page', async () => {
  await expect.poll(() => server.desk.houseRulesVersion()).toBe('2026-11')
  const stale = await agree(original.version)
  expect(stale).toMatchObject({
    outcome: 'invalid',
    errors: { rulesVersion: expect.stringContaining('ny utgave') },
  })
  expect((await agree('2026-11')).outcome).toBe('sent')
  const { edited } = contentFor(await server.content.current(), '/husordensregler-avtale')
  expect(edited.husordensregler?.version).toBe('2026-11')
})
