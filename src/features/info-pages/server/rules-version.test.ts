import { afterAll, beforeAll, expect, test } from 'vitest'
import { textsOfDocument } from '../../../../test/support/document-texts.ts'
import { postStaffForm } from '../../../../test/support/post-action.ts'
import { sampleEntries } from '../../../../test/support/sample-answers.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { editable } from '../../../domain/documents/documents.ts'
import { newSubmissionKey } from '../../../domain/submissions/submission-key.ts'
import { receiveForm } from '../../cases/server/store/receive.ts'
import { houseRulesAgreement } from '../../tenant-forms/house-rules-agreement.ts'
import { readDocument } from '../../text-editing/server/edit-documents.ts'
import { textActionsOf } from '../../text-editing/texts.ts'
import { contentFor } from './edited-content.ts'

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'administrator')
})
afterAll(() => server.stop())

const original = editable.husordensregler.value
const now = new Date('2026-11-22T12:00:00Z')
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
    now,
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
/** The published texts of the second part of the rules, by version. */
const published = async () => {
  const { rows } = await server.database.pool.query<{ version: string; rules: string }>(
    `select distinct value ->> 'version' as version, value -> 'sections' -> 1 -> 'rules' ->> 0 as rules
     from content_versions where document = 'husordensregler' and state = 'published' order by 1`,
  )
  return Object.fromEntries(rows.map(({ version, rules }) => [version, rules]))
}
const ruleAbout = (rules: string) => ({ 'sections.1.rules': rules })
const read = () => readDocument(server.staff, 'husordensregler', now)

test('house rules with a changed text get the next version, so that a version has one text', async () => {
  const signed = await agree(original.version)
  expect(signed.outcome).toBe('sent')
  expect((await read()).rules).toEqual({ version: original.version, next: '2026-11' })
  for (const rules of ['Ro hele døgnet.', 'Ro om natten.', 'Ro om dagen.', 'Alltid ro.'])
    expect(await publish(ruleAbout(rules))).toMatchObject({ status: 'moved' })
  expect(await published()).toEqual({
    '2026-11': 'Ro hele døgnet.',
    '2026-11-22': 'Ro om natten.',
    '2026-11-22-2': 'Ro om dagen.',
    '2026-11-22-3': 'Alltid ro.',
  })
  expect((await read()).rules).toEqual({ version: '2026-11-22-3', next: '2026-11-22-4' })
  const { rows } = await server.database.pool.query(
    "select answers ->> 'rulesVersion' as version from cases where form = $1",
    [houseRulesAgreement.id],
  )
  expect(rows).toEqual([{ version: original.version }])
})

test('house rules that are published again as they were keep their version', async () => {
  const before = await published()
  expect(await publish({})).toMatchObject({ status: 'moved' })
  expect((await read()).rules?.version).toBe(original.version)
  expect(await publish({ ...ruleAbout('Ro hele døgnet.'), version: '2026-11' })).toMatchObject({
    status: 'moved',
  })
  expect(await published()).toEqual({ ...before, [original.version]: expect.any(String) })
})

test('house rules are published as the version that staff write, if it says nothing else', async () => {
  expect(await publish({ ...ruleAbout('Vær stille.'), version: '2027-01' })).toMatchObject({
    status: 'moved',
  })
  expect((await read()).rules).toEqual({ version: '2027-01', next: '2027-01-2' })
  expect(await publish({ ...ruleAbout('Ro hele døgnet.'), version: '2026-11' })).toMatchObject({
    status: 'moved',
  })
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
