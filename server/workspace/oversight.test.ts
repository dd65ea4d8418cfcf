import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editable } from '../../content/editable.ts'
import { caseReference } from '../../domain/case-reference.ts'
import { parseInboxQuery } from '../../domain/inbox.ts'
import { whenWords } from '../../forms/staff/overview.words.ts'
import { type SentCase, sendCase } from '../../test/support/sent-case.ts'
import { makeStaff } from '../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../test/support/temporary-server.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { actionNames } from '../audit/audit.words.ts'
import { readAudit } from '../audit/read-audit.ts'
import { writeMessage } from '../cases/sender-actions.ts'
import { answerCase } from '../casework/answer.ts'
import type { Caseworker } from '../casework/caseworker.ts'
import { readInbox } from '../casework/inbox.ts'
import { snoozeCase } from '../casework/plan.ts'
import { mergeCase } from '../casework/relate.ts'
import { undo } from '../casework/undo.ts'
import { acceptHeldMail } from '../incoming/accept-held-mail.ts'
import { countHeld, discardHeld, readHeld } from '../incoming/held-mail.ts'
import { readMailQueue, sendAgain } from '../mail/mail-queue.ts'
import { countGuideViews } from '../overview/guide-views.ts'
import { readJobs } from '../overview/job-health.ts'
import { readNumbers } from '../overview/numbers.ts'
import { guidesAsRows, numbersAsRows } from '../overview/numbers-as-rows.ts'
import { readRetention } from '../privacy/retention.ts'

let server: TemporaryServer
let worker: Caseworker & { id: string }
let recent: SentCase
const now = new Date()
const weeksAgo = (weeks: number) => new Date(now.getTime() - weeks * 7 * 86_400_000)
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'administrator')
  for (let i = 0; i < 2; i++) await sendCase(server, 'lost-key', {}, weeksAgo(6))
  for (let i = 0; i < 5; i++) await sendCase(server, 'lost-key', {}, weeksAgo(1))
  recent = await sendCase(server, 'issue-report', { urgency: 'urgent' }, new Date(now.getTime() - 7_200_000))
  await answerCase(server.deps, worker, recent.reference, { text: 'På vei.', now })
  await writeMessage(server.deps, recent.token, 'Tusen takk for rask hjelp!', now)
})
afterAll(() => server.stop())

const numbers = (who: Caseworker = worker) => readNumbers(server.database.pool, who, now)

test('the overview shows late, urgent and growing forms, and the senders’ newest messages', async () => {
  const { late, urgent, growing, said, weeks, forms } = await numbers()
  expect(late).toBe(7)
  expect(urgent).toBe(1)
  expect(growing).toEqual([{ name: 'Tapt nøkkel', before: 2, now: 5 }])
  expect(said.map(({ text }) => text)).toEqual(['Tusen takk for rask hjelp!'])
  expect(weeks).toHaveLength(12)
  expect(weeks.reduce((sum, { cases }) => sum + cases, 0)).toBe(8)
  expect(forms.map(({ name, total }) => [name, total])).toEqual([
    ['Tapt nøkkel', 7],
    ['Avvik', 1],
  ])
})

test('the counts of the overview equal the lengths of its lists', async () => {
  const more = [recent]
  for (const urgency of ['urgent', 'urgent', 'urgent', 'urgent', 'low'])
    more.push(await sendCase(server, 'issue-report', { urgency }, weeksAgo(1)))
  const [, snoozed, held, merged, done] = more as [SentCase, SentCase, SentCase, SentCase, SentCase, SentCase]
  const until = new Date(now.getTime() + 86_400_000)
  await snoozeCase(server.deps, worker, snoozed.reference, { until, now })
  await server.database.pool.query("update cases set quarantine = 'too-fast' where id = $1", [held.id])
  await mergeCase(server.deps, worker, { reference: merged.reference, other: recent.reference, now })
  await answerCase(server.deps, worker, done.reference, { text: 'Ordnet.', status: 'done', now })
  const { lists, ...counts } = await numbers()
  for (const [name, path] of Object.entries(lists)) {
    const query = parseInboxQuery(new URL(path, 'https://x').searchParams)
    const { lines, isMore } = await readInbox(server.deps, worker, query, now)
    expect([name, isMore]).toEqual([name, false])
    expect([name, lines.length]).toEqual([name, counts[name as keyof typeof lists]])
  }
  await server.database.pool.query('delete from cases where id = any($1)', [
    more.slice(1).map(({ id }) => id),
  ])
})

test('the count of held mail equals the length of its list', async () => {
  await server.database.pool.query(
    `insert into incoming_mails (message_key, sender, subject, text, state, reason)
     values ('en', 'en@eksempel.no', 'Hei', '', 'held', 'no-case'), ('to', 'to@eksempel.no', 'Hei', '', 'ignored', 'automatic')`,
  )
  expect(await countHeld(server, worker)).toBe((await readHeld(server, worker, now)).length)
  expect(await countHeld(server, worker)).toBe(1)
  await server.database.pool.query("delete from incoming_mails where message_key in ('en', 'to')")
})

test('the time to the first answer is the median of what was answered', async () => {
  const answered = (await numbers()).weeks.flatMap(({ firstAnswer }) => firstAnswer ?? [])
  expect(answered).toHaveLength(1)
  expect(answered[0]).toBeCloseTo(2, 1)
})

test('a role sees no numbers of forms that it does not read', async () => {
  const accountant = await makeStaff(server.database.pool, 'okonomi')
  const { late, said, forms } = await numbers(accountant)
  expect({ late, said, forms }).toEqual({ late: 0, said: [], forms: [] })
})

test('the numbers come as rows for a spreadsheet', async () => {
  const [head, ...rows] = await numbersAsRows(server.database.pool, worker, now)
  expect(head?.[0]).toBe('Uke')
  expect(rows).toHaveLength(24)
})

test('the numbers count a form on a page and the same in a dialog as one', async () => {
  await sendCase(server, 'lost-key-dialog', {}, weeksAgo(2))
  const { forms } = await numbers()
  expect(forms.filter(({ name }) => name === 'Tapt nøkkel')).toEqual([expect.objectContaining({ total: 8 })])
})

test('a week begins on Monday in Norway, wherever the database is', async () => {
  // Half past midnight on a Monday in Norway is still Sunday in UTC.
  const monday = new Date('2026-01-12T00:30:00+01:00')
  const closed = await sendCase(server, 'issue-report', {}, new Date('2026-01-10T12:00:00Z'))
  const close = (at: string) =>
    server.database.pool.query("update cases set status = 'done', closed_at = $2 where id = $1", [
      closed.id,
      at,
    ])
  const thisWeek = async () => (await readNumbers(server.database.pool, worker, monday)).closedThisWeek
  await close('2026-01-11T23:00:00+01:00')
  expect(await thisWeek()).toBe(0)
  await close('2026-01-12T00:10:00+01:00')
  expect(await thisWeek()).toBe(1)
})

test('the opening of a guide is counted, and nothing else', async () => {
  const views = countGuideViews(server.database.pool, server.log)
  for (const path of ['/rense-sluket', '/rense-sluket', '/', '/sak/hemmelig']) views.count(path)
  await views.flush()
  views.count('/rense-sluket')
  await views.close()
  const { rows } = await server.database.pool.query('select path, views from guide_views')
  expect(rows).toEqual([{ path: '/rense-sluket', views: 3 }])
  const guide = (await numbers()).guides.find(({ path }) => path === '/rense-sluket')
  expect(guide).toMatchObject({ views: 3, cases: 1 })
  expect(guide?.weeks).toHaveLength(12)
  expect(guide?.weeks.at(-1)).toEqual({ views: 3, cases: 1 })
})

test('what guides save comes as rows for a spreadsheet', async () => {
  const [head, ...rows] = await guidesAsRows(server.database.pool, worker, now)
  expect(head).toEqual(['Uke', 'Veiledning', 'Åpnet', 'Saker den kan spare oss for'])
  expect(
    rows
      .filter(([, name]) => name === 'Rense sluket')
      .at(-1)
      ?.slice(1),
  ).toEqual(['Rense sluket', '3', '1'])
})

test('a guide that was opened just after midnight in Norway counts on that day', async () => {
  await server.database.pool.query("insert into guide_views values ('/hvitevarefeil', '2026-01-12', 4)")
  const { guides } = await readNumbers(server.database.pool, worker, new Date('2026-01-12T00:30:00+01:00'))
  expect(guides.find(({ path }) => path === '/hvitevarefeil')?.weeks.at(-1)?.views).toBe(4)
})

test('resends a failed mail, but not a sent one', async () => {
  const { pool } = server.database
  const { rows } = await pool.query(
    "update mails set state = 'failed', attempts = 37, last_error = '550 no such user' where id = (select id from mails where kind = 'case-to-sender' limit 1) returning id",
  )
  const { id } = rows[0]
  const [failed] = (await readMailQueue(server.deps, 'failed', now)).mails
  expect(failed).toMatchObject({
    id,
    problem: 'Adressen finnes ikke, eller tar ikke imot e-post fra oss.',
    said: '550 no such user',
    recipient: 'ka…@eksempel.no',
    canSendAgain: true,
  })
  expect(await sendAgain(server.deps, { id, by: worker.id })).toBe(true)
  expect(await sendAgain(server.deps, { id, by: worker.id })).toBe(false)
  await pool.query("update mails set state = 'sent' where id = $1", [id])
  expect(await sendAgain(server.deps, { id, by: worker.id })).toBe(false)
})

test('sends a mail that waits for a retry at once, and leaves an untried one alone', async () => {
  const { pool } = server.database
  const { rows } = await pool.query(
    "select id from mails where state = 'queued' and attempts = 0 and kind = 'case-to-sender' limit 1",
  )
  const { id } = rows[0]
  const job = "from pgboss.job where name = 'send-mail' and data ->> 'mailId' = $1"
  expect(await sendAgain(server.deps, { id, by: worker.id })).toBe(false)
  await pool.query("update mails set attempts = 1, last_error = 'connect ECONNREFUSED' where id = $1", [id])
  await pool.query(
    "update pgboss.job set state = 'retry', start_after = now() + interval '3 hours' where name = 'send-mail' and data ->> 'mailId' = $1",
    [id],
  )
  const shown = (await readMailQueue(server.deps, 'queued', now)).mails.find((mail) => mail.id === id)
  expect(shown).toMatchObject({ problem: 'Fikk ikke kontakt med e-posttjeneren.', canSendAgain: true })
  expect(await sendAgain(server.deps, { id, by: worker.id })).toBe(true)
  const jobs = await pool.query(`select state, start_after <= now() as "isDue" ${job}`, [id])
  expect(jobs.rows).toEqual([{ state: 'created', isDue: true }])
  await pool.query('update mails set attempts = 1 where id = $1', [id])
  await pool.query(
    "update pgboss.job set state = 'active' where name = 'send-mail' and data ->> 'mailId' = $1",
    [id],
  )
  expect(await sendAgain(server.deps, { id, by: worker.id })).toBe(false)
})

test('an answer that was undone is in no queue', async () => {
  const sent = await sendCase(server, 'issue-report')
  const events = await answerCase(server.deps, worker, sent.reference, { text: 'Feil sak!', now })
  const ofCase = async () => {
    const found = await Promise.all(
      (['queued', 'failed', 'withheld'] as const).map((state) => readMailQueue(server.deps, state, now)),
    )
    return found
      .flatMap(({ mails }) => mails)
      .filter(({ kind, reference }) => reference === sent.reference && kind === 'Svar til avsender')
  }
  expect(await ofCase()).toHaveLength(1)
  await undo(server.deps, worker, events)
  expect(await ofCase()).toEqual([])
})

test('the audit log is filtered by staff member, action and subject', async () => {
  const read = (query: object) =>
    readAudit(server.database.pool, { who: '', action: '', subject: '', before: '', ...query })
  const { lines } = await read({ action: 'mail-sent-again', who: worker.id })
  const again = expect.objectContaining({ who: worker.name, action: actionNames['mail-sent-again'] })
  expect(lines).toEqual([again, again])
  expect((await read({ subject: '%' })).lines).toEqual([])
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
    [`teksten «${editable.parkering.title}»`, 'publisert'],
    [`sak ${reference}`, 'Fødselsnummer (11 siffer), fordi: Kontrakt'],
    [`ansatt: ${worker.name}`, 'redaktør'],
    [null, 'med kode fra app'],
  ])
})

test('a property that is off the site is still called by its name in the log', async () => {
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

test('the log records who accepts or rejects a held mail', async () => {
  const { pool } = server.database
  const sent = await sendCase(server, 'issue-report')
  const { rows } = await pool.query(
    `insert into incoming_mails (message_key, case_id, sender, subject, text, state, reason)
     values ('inn', $1, 'en@eksempel.no', 'Hei', 'Hei', 'held', 'unknown-sender'),
       ('bort', null, 'to@eksempel.no', 'Hei', 'Hei', 'held', 'no-case') returning id`,
    [sent.id],
  )
  expect(await acceptHeldMail(server.deps, worker, rows[0].id, now)).toBe(true)
  expect(await discardHeld(server, { id: rows[1].id, by: worker.id })).toBe(true)
  const { lines } = await readAudit(pool, { who: worker.id, action: '', subject: '', before: '' })
  expect(lines.slice(0, 2).map(({ action, subject }) => [action, subject])).toEqual([
    [actionNames['mail-discarded'], 'e-post som hørte til ingen sak'],
    [actionNames['mail-let-in'], `sak ${sent.reference}`],
  ])
})

test('the jobs page shows what waits', async () => {
  const mail = (await readJobs(server.database.pool)).find(({ name }) => name === 'send-mail')
  expect(mail?.waiting).toBeGreaterThan(0)
})

test.each([
  ['* * * * *', 'hvert minutt'],
  ['30 3 * * *', 'hver natt kl. 03.30'],
  ['5 14 * * *', 'hver dag kl. 14.05'],
])('describes a cron schedule in words: %s', (cron, words) => {
  expect(whenWords(cron)).toBe(words)
})

test('shows the retention of each form, and what is erased soon', async () => {
  const sent = await sendCase(server, 'contact-message')
  await server.database.pool.query(
    "update cases set status = 'done', closed_at = $2::timestamptz - interval '6 months' + interval '10 days' where id = $1",
    [sent.id, now],
  )
  const lines = await readRetention(server.oversight, now)
  const line = lines.find(({ name }) => name === 'Henvendelse')
  expect(line).toMatchObject({ tonight: { cases: 0 }, month: { cases: 1 } })
  expect(new Set(lines.map(({ name, kept }) => name + kept)).size).toBe(lines.length)
  expect(lines.filter(({ name }) => name === 'Oppsigelse')).toHaveLength(1)
})
