import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SentCase, sendCase } from '../../test/support/sent-case.ts'
import { makeStaff } from '../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../test/support/temporary-server.ts'
import { writeMessage } from '../cases/sender-actions.ts'
import { answerCase } from '../casework/answer.ts'
import type { Caseworker } from '../casework/desk.ts'
import { addNote } from '../casework/plan.ts'
import { countGuideViews } from './guide-views.ts'
import { readJobs } from './job-health.ts'
import { readMailQueue, sendAgain } from './mail-queue.ts'
import { numbersAsRows, readNumbers } from './numbers.ts'
import { erasePerson, exportPerson, findPerson } from './persons.ts'
import { readAudit } from './read-audit.ts'
import { readRetention } from './retention.ts'

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
  await answerCase(server.desk, worker, recent.reference, { text: 'På vei.', now })
  await writeMessage(server.desk, recent.token, 'Tusen takk for rask hjelp!', now)
})
afterAll(() => server.stop())

const numbers = (who: Caseworker = worker) => readNumbers(server.database.pool, who, now)

test('the overview tells what is late, what hurries, what grows and what senders say', async () => {
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

test('the time to the first answer is the median of what was answered', async () => {
  const answered = (await numbers()).weeks.flatMap(({ firstAnswer }) => firstAnswer ?? [])
  expect(answered).toHaveLength(1)
  expect(answered[0]).toBeCloseTo(2, 1)
})

test('nobody sees numbers of forms that they do not read', async () => {
  const accountant = await makeStaff(server.database.pool, 'okonomi')
  const { late, said, forms } = await numbers(accountant)
  expect({ late, said, forms }).toEqual({ late: 0, said: [], forms: [] })
})

test('the numbers come as rows for a spreadsheet', async () => {
  const [head, ...rows] = await numbersAsRows(server.database.pool, worker, now)
  expect(head?.[0]).toBe('Uke')
  expect(rows).toHaveLength(24)
})

test('the opening of a guide is counted, and nothing else', async () => {
  const views = countGuideViews(server.database.pool, server.log)
  for (const path of ['/rense-sluket', '/rense-sluket', '/', '/sak/hemmelig']) views.count(path)
  await views.flush()
  views.count('/rense-sluket')
  await views.close()
  const { rows } = await server.database.pool.query('select path, views from guide_views')
  expect(rows).toEqual([{ path: '/rense-sluket', views: 3 }])
  expect((await numbers()).guides.find(({ path }) => path === '/rense-sluket')).toMatchObject({
    views: 3,
    cases: 1,
  })
})

test('a mail that was given up is sent again, and one that has gone is not', async () => {
  const { pool } = server.database
  const { rows } = await pool.query(
    "update mails set state = 'failed', attempts = 37, last_error = '550 no such user' where id = (select id from mails where kind = 'case-to-sender' limit 1) returning id",
  )
  const { id } = rows[0]
  const [failed] = (await readMailQueue(server.desk, 'failed', now)).mails
  expect(failed).toMatchObject({ id, error: '550 no such user', recipient: 'ka…@eksempel.no' })
  expect(await sendAgain(server.desk, { id, by: worker.id })).toBe(true)
  expect(await sendAgain(server.desk, { id, by: worker.id })).toBe(false)
  await pool.query("update mails set state = 'sent' where id = $1", [id])
  expect(await sendAgain(server.desk, { id, by: worker.id })).toBe(false)
})

test('the log is read by who, what and to what', async () => {
  const read = (query: object) =>
    readAudit(server.database.pool, { who: '', action: '', subject: '', before: '', ...query })
  const { lines } = await read({ action: 'mail-sent-again', who: worker.id })
  expect(lines).toEqual([expect.objectContaining({ who: worker.name, action: 'mail-sent-again' })])
  expect((await read({ subject: '%' })).lines).toEqual([])
})

test('the jobs tell what waits', async () => {
  const mail = (await readJobs(server.database.pool)).find(({ name }) => name === 'send-mail')
  expect(mail?.waiting).toBeGreaterThan(0)
})

test('each form tells how long it keeps what it gathers, and what goes soon', async () => {
  const sent = await sendCase(server, 'contact-message')
  await server.database.pool.query(
    "update cases set status = 'done', closed_at = $2::timestamptz - interval '6 months' + interval '10 days' where id = $1",
    [sent.id, now],
  )
  const line = (await readRetention(server.oversight, now)).find(({ form }) => form === 'contact-message')
  expect(line).toMatchObject({ tonight: { cases: 0 }, month: { cases: 1 } })
})

test('a person gets everything that is theirs, and nothing that staff said among themselves', async () => {
  const email = 'innsyn@eksempel.no'
  const sent = await sendCase(server, 'parking-application', { email })
  await addNote(server.desk, worker, sent.reference, { text: 'Virker grei', now })
  expect((await findPerson(server, 'Innsyn@Eksempel.no')).cases).toHaveLength(1)
  const file = JSON.stringify(await exportPerson(server.oversight, { email, by: worker.id }))
  expect(file).toContain('13097248022')
  expect(file).toContain(sent.reference)
  expect(file).not.toContain('Virker grei')
  expect(await erasePerson(server, { email, by: worker.id })).toBe(1)
  expect((await findPerson(server, email)).cases).toEqual([])
  const { rows } = await server.database.pool.query(
    `select (select count(*) from cases where sender_email = $1) + (select count(*) from mails where recipient = $1) as left`,
    [email],
  )
  expect(Number(rows[0].left)).toBe(0)
})
