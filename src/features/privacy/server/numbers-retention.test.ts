import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { databaseBefore } from '../../../../test/support/earlier-database.ts'
import { present } from '../../../../test/support/present.ts'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { readStaffCase } from '../../inbox/server/case/staff-case.ts'
import { readAudit } from '../../overview/server/read-audit.ts'
import { purge } from './purge.ts'
import { confirmNumbersRule, readHeldNumbers } from './retention-changes.ts'

const sentAt = new Date('2026-01-10T10:00:00Z')
const after = (days: number) => new Date(sentAt.getTime() + days * 86_400_000)

let server: TemporaryServer
let worker: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'administrator')
})
afterAll(() => server.stop())

const numbers = async () =>
  (await server.database.pool.query('select count(*)::int as count from case_secrets')).rows[0].count

test('an open case warns staff of its fødselsnummer five days before it is erased, and not before', async () => {
  const { reference } = await sendCase(server, 'parking-application', {}, sentAt)
  const warnedAt = async (days: number) =>
    present(await readStaffCase(server.deps, worker, reference, after(days))).erasedOn
  expect(await warnedAt(24)).toBeNull()
  expect(await warnedAt(25)).toBe('9. februar 2026')
  await purge(server, { now: after(29) })
  expect(await numbers()).toBe(1)
  await purge(server, { now: after(30) })
  expect(await numbers()).toBe(0)
  expect(await warnedAt(30)).toBeNull()
})

test('after an upgrade no fødselsnummer goes by the new rule before an administrator has seen and confirmed it', async () => {
  const { pool } = server.database
  const { reference } = await sendCase(server, 'interest-bolig', {}, sentAt)
  await pool.query("insert into retention_changes (name) values ('numbers-from-sending')")
  expect(await purge(server, { now: after(40) })).toEqual([])
  expect(await numbers()).toBe(1)
  expect(await readHeldNumbers(pool, after(40))).toMatchObject({
    count: 1,
    cases: [{ reference, sentAt: '10. januar 2026', isOpen: true }],
  })
  expect(await confirmNumbersRule(pool, { by: worker.id, now: after(40) })).toBe(true)
  expect(await confirmNumbersRule(pool, { by: worker.id, now: after(40) })).toBe(false)
  expect(await readHeldNumbers(pool, after(40))).toBeNull()
  expect((await readAudit(pool, { who: '', action: '', subject: '', before: '' })).lines[0]?.action).toBe(
    'Bekreftet nye slettefrister',
  )
  expect(await purge(server, { now: after(40) })).toEqual([
    { form: 'interest-bolig', cases: 0, sensitive: 1, photos: 0 },
  ])
  expect(await numbers()).toBe(0)
})

test('what was sent since the upgrade goes by the new rule, whether or not an administrator has confirmed it', async () => {
  const { pool } = server.database
  const now = new Date()
  await pool.query(
    `insert into retention_changes (name) values ('numbers-from-sending')
     on conflict (name) do update set confirmed_at = null, confirmed_by = null`,
  )
  const { reference } = await sendCase(server, 'parking-application', {}, now)
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)
  expect(present(await readStaffCase(server.deps, worker, reference, inDays(26))).erasedOn).not.toBeNull()
  await purge(server, { now: inDays(29) })
  expect(await numbers()).toBe(1)
  await purge(server, { now: inDays(30) })
  expect(await numbers()).toBe(0)
})

test('of the cases that wait for an administrator only those that are listed are read, and all are counted', async () => {
  const { pool } = server.database
  for (const each of [1, 2, 3]) await sendCase(server, 'interest-bolig', { name: `Kari ${each}` }, sentAt)
  await pool.query(
    `insert into retention_changes (name) values ('numbers-from-sending')
     on conflict (name) do update set confirmed_at = null, confirmed_by = null`,
  )
  const query = vi.spyOn(pool, 'query')
  const held = await readHeldNumbers(pool, after(40), 1)
  const answers: { rows?: { reference?: string }[] }[] = await Promise.all(
    query.mock.results.map(({ value }) => value),
  )
  query.mockRestore()
  expect([held?.cases.length, held?.count]).toEqual([1, 3])
  expect(answers.flatMap(({ rows = [] }) => rows.flatMap(({ reference }) => reference ?? []))).toHaveLength(1)
})

test.each([
  ['that has numbers waits for an administrator', true],
  ['without numbers has nothing to confirm', false],
])('an upgraded site %s', async (_, hasNumbers) => {
  const earlier = await databaseBefore('0095')
  if (hasNumbers) {
    const id = randomUUID()
    await earlier.pool.query(
      `insert into cases (id, reference, form, answers, idempotency_key, content_hash, sent_at, updated_at)
       values ($1, 'PAR-7KQ3-XM4D', 'parking-application', '{}', 'key', '\\x00', now(), now())`,
      [id],
    )
    await earlier.pool.query("insert into encryption_keys (wrapped) values ('\\x00')")
    await earlier.pool.query(
      "insert into case_secrets (case_id, field, key_id, sealed) values ($1, 'personalNumber', 1, '\\x00')",
      [id],
    )
  }
  await earlier.upgrade()
  const { rowCount } = await earlier.pool.query('select from retention_changes where confirmed_at is null')
  expect(rowCount).toBe(hasNumbers ? 1 : 0)
  await earlier.remove()
})

test('the consent to a credit check is stored with its words and their version, and shown to staff', async () => {
  const { id, reference } = await sendCase(server, 'interest-bolig')
  const { rows } = await server.database.pool.query(
    "select data -> 'consents' as consents from case_events where case_id = $1 and kind = 'sent'",
    [id],
  )
  const [consent] = rows[0].consents
  expect(consent).toEqual({
    field: 'creditCheckConsent',
    words: expect.stringMatching(/^Jeg samtykker til kredittsjekk\nVi sjekker bare når/),
    version: expect.stringMatching(/^[0-9a-f]{8}$/),
  })
  const shown = present(await readStaffCase(server.deps, worker, reference, new Date()))
  const line = shown.answers.find(({ name }) => name === 'creditCheckConsent')
  expect(line?.value).toBe(`Ja: «${consent.words}» (utgave ${consent.version})`)
})
