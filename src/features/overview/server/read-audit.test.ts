import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { caseReference } from '../../../domain/cases/case-reference.ts'
import { documentNames } from '../../../domain/documents/documents.words.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import type { Caseworker } from '../../inbox/server/caseworker.ts'
import { auditWords } from './audit.words.ts'
import { readAudit } from './read-audit.ts'

let server: TemporaryServer
let worker: Caseworker & { id: string }
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'administrator')
})

afterAll(() => server.stop())

test('the audit log is filtered by staff member, action and subject', async () => {
  const read = (query: object) =>
    readAudit(server.database.pool, { who: '', action: '', subject: '', before: '', ...query })
  const { pool } = server.database
  const colleague = await makeStaff(pool, 'saksbehandler')
  const entry = { action: 'mail-sent-again', subject: { kind: 'mail', id: randomUUID() } } as const
  for (const { id } of [worker, worker, colleague]) await addAuditEntry(pool, { staffId: id, ...entry })
  await addAuditEntry(pool, { staffId: worker.id, action: 'sign-in', detail: { secondFactor: 'totp' } })
  const { lines } = await read({ action: 'mail-sent-again', who: worker.id })
  const again = expect.objectContaining({
    who: worker.name,
    action: auditWords.actions['mail-sent-again'],
  })
  expect(lines).toEqual([again, again])
  expect((await read({ subject: '%' })).lines).toEqual([])
})

test('an entry about an id that no table can have is shown', async () => {
  const { pool } = server.database
  await addAuditEntry(pool, {
    staffId: worker.id,
    action: 'mail-sent-again',
    subject: { kind: 'mail', id: 'ukjent' },
  })
  const { lines } = await readAudit(pool, { who: '', action: '', subject: 'ukjent', before: '' })
  expect(lines.map(({ subject }) => subject)).toEqual([auditWords.subjects.mail(auditWords.deleted)])
})

test('the audit log shows subjects by name and actions in words', async () => {
  const { pool } = server.database
  const staffId = worker.id
  const reference = caseReference('PRK', randomBytes(8))
  await addAuditEntry(pool, { staffId, action: 'sign-in', detail: { secondFactor: 'totp' } })
  await addAuditEntry(pool, {
    staffId,
    action: 'staff-invited',
    subject: { kind: 'staff', id: worker.id },
    detail: { role: 'redaktor' },
  })
  await addAuditEntry(pool, {
    staffId,
    action: 'sensitive-shown',
    subject: { kind: 'case', id: reference },
    detail: { field: 'personalNumber', reason: 'Kontrakt' },
  })
  await addAuditEntry(pool, {
    staffId,
    action: 'text-changed',
    subject: { kind: 'text', id: 'parkering' },
    detail: { state: 'published' },
  })
  await addAuditEntry(pool, {
    staffId,
    action: 'job-started',
    subject: { kind: 'job', id: 'sync-listings' },
  })
  const { lines } = await readAudit(pool, { who: worker.id, action: '', subject: '', before: '' })
  expect(lines.slice(0, 5).map(({ subject, detail }) => [subject, detail])).toEqual([
    ['«Hent annonser fra FINN»', ''],
    [`teksten «${documentNames.nb.parkering.title}»`, 'publisert'],
    [`sak ${reference}`, 'Fødselsnummer (11 siffer), fordi: Kontrakt'],
    [`ansatt: ${worker.name}`, 'redaktør'],
    [null, 'med kode fra app'],
  ])
})

test('the log shows the name of an archived property', async () => {
  const { pool } = server.database
  const { rows } = await pool.query(
    `insert into property_versions (property_id, state, content)
     values (gen_random_uuid(), 'archived', '{"title": "Prøvegata 1"}') returning property_id`,
  )
  await addAuditEntry(pool, {
    staffId: worker.id,
    action: 'property-archived',
    subject: { kind: 'property', id: rows[0].property_id },
  })
  const { lines } = await readAudit(pool, { who: worker.id, action: '', subject: '', before: '' })
  expect(lines[0]?.subject).toContain('Prøvegata 1')
})

test('an entry with the former name of an action is shown, and found, under today’s', async () => {
  const { pool } = server.database
  const action = 'held-mail-accepted'
  await pool.query(
    "insert into audit_log (action, subject_kind, subject_id, detail) values ('mail-let-in', 'case', 'AVV-LET', '{}')",
  )
  const { lines } = await readAudit(pool, { who: '', action, subject: 'AVV-LET', before: '' })
  expect(lines).toMatchObject([{ action: auditWords.actions[action], subject: 'sak AVV-LET' }])
})
