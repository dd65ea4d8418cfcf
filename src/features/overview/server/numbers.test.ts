import { afterAll, beforeAll, expect, test } from 'vitest'
import { countedIn, listedAt } from '../../../../test/support/counted-lists.ts'
import { type SentCase, sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { osloDate } from '../../../domain/time/calendar.ts'
import { instantInOslo } from '../../../domain/time/oslo-instant.ts'
import { writeMessage } from '../../cases/server/sender/sender-actions.ts'
import { answerCase } from '../../inbox/server/answer/answer.ts'
import { mergeCase } from '../../inbox/server/case/merge.ts'
import { snoozeCase } from '../../inbox/server/case/plan.ts'
import type { Caseworker } from '../../inbox/server/caseworker.ts'
import { countGuideViews } from './guide-views.ts'
import { readNumbers, readStanding } from './numbers.ts'
import { guidesAsRows, numbersAsRows } from './numbers-as-rows.ts'

let server: TemporaryServer
let worker: Caseworker & { id: string }
let recent: SentCase
/** Noon, so that two hours before is the same week on a Monday too. */
const now = instantInOslo(osloDate(new Date()), 12)
const weeksAgo = (weeks: number) => new Date(now.getTime() - weeks * 7 * 86_400_000)
beforeAll(async () => {
  server = await temporaryServer()
  worker = await makeStaff(server.database.pool, 'administrator')
  await sendCase(server, 'lost-key', {}, weeksAgo(13))
  for (let i = 0; i < 2; i++) await sendCase(server, 'lost-key', {}, weeksAgo(6))
  for (let i = 0; i < 5; i++) await sendCase(server, 'lost-key', {}, weeksAgo(1))
  recent = await sendCase(server, 'issue-report', { urgency: 'urgent' }, new Date(now.getTime() - 7_200_000))
  await answerCase(server.deps, worker, recent.reference, { text: 'På vei.', now })
  await writeMessage(server.deps, recent.token, 'Tusen takk for rask hjelp!', now)
})
afterAll(() => server.stop())

const numbers = (who: Caseworker = worker) => readNumbers(server.database.pool, who, now)

test('the overview shows late, urgent and growing forms, and the senders’ newest messages', async () => {
  const { standing, growth, said, weeks, forms } = await numbers()
  expect(standing.late.count).toBe(8)
  expect(standing.urgent.count).toBe(1)
  expect(growth).toEqual({ forms: [{ name: 'Tapt nøkkel', before: 2, now: 5 }] })
  expect(said.map(({ text }) => text)).toEqual(['Tusen takk for rask hjelp!'])
  expect(weeks).toHaveLength(12)
  expect(weeks.reduce((sum, { cases }) => sum + cases.count, 0)).toBe(8)
  expect(forms.map(({ name, total }) => [name, total.count])).toEqual([
    ['Tapt nøkkel', 7],
    ['Avvik', 1],
  ])
})

test('the senders’ newest messages are by when they were written, not by when they were stored', async () => {
  await writeMessage(server.deps, recent.token, 'Skrevet tidligere.', new Date(now.getTime() - 3_600_000))
  await writeMessage(server.deps, recent.token, 'Skrevet samtidig.', now)
  expect((await numbers()).said.map(({ text }) => text)).toEqual([
    'Skrevet samtidig.',
    'Tusen takk for rask hjelp!',
    'Skrevet tidligere.',
  ])
})

test('the counts of the overview equal the lengths of its lists', async () => {
  const report = (urgency: string) => sendCase(server, 'issue-report', { urgency }, weeksAgo(1))
  const [snoozed, held, merged] = [await report('urgent'), await report('urgent'), await report('urgent')]
  const [done, low] = [await report('urgent'), await report('low')]
  const until = new Date(now.getTime() + 86_400_000)
  await snoozeCase(server.deps, worker, snoozed.reference, { until, pastDeadline: 'allow', now })
  await server.database.pool.query("update cases set quarantine = 'too-fast' where id = $1", [held.id])
  await mergeCase(server.deps, worker, { reference: merged.reference, other: recent.reference, now }, 'allow')
  await answerCase(server.deps, worker, done.reference, { text: 'Ordnet.', status: 'done', now })
  for (const { count, href } of countedIn((await numbers()).standing))
    expect([href, await listedAt(server.deps, worker, href, now)]).toEqual([href, count])
  await server.database.pool.query('delete from cases where id = any($1)', [
    [snoozed, held, merged, done, low].map(({ id }) => id),
  ])
})

test('the time to the first answer is the median of what was answered', async () => {
  const answered = (await numbers()).weeks.flatMap(({ firstAnswer }) => firstAnswer ?? [])
  expect(answered).toHaveLength(1)
  expect(answered[0]).toBeCloseTo(2, 1)
})

test('a role sees no numbers of forms that it does not read', async () => {
  const accountant = await makeStaff(server.database.pool, 'okonomi')
  const { standing, said, forms, promises } = await numbers(accountant)
  expect([standing.late.count, said, forms, promises.total]).toEqual([0, [], [], null])
})

test('the numbers come as rows for a spreadsheet', async () => {
  const [head, ...rows] = await numbersAsRows(server.database.pool, worker, now)
  expect(head?.[0]).toBe('Uke')
  expect(rows).toHaveLength(24)
})

test('the numbers count a form on a page and the same in a dialog as one', async () => {
  await sendCase(server, 'lost-key-dialog', {}, weeksAgo(2))
  const { forms } = await numbers()
  expect(forms.filter(({ name }) => name === 'Tapt nøkkel')).toEqual([
    expect.objectContaining({ total: expect.objectContaining({ count: 8 }) }),
  ])
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
  const thisWeek = async () => (await readStanding(server.database.pool, worker, monday)).closedThisWeek.count
  await close('2026-01-11T23:00:00+01:00')
  expect(await thisWeek()).toBe(0)
  await close('2026-01-12T00:10:00+01:00')
  expect(await thisWeek()).toBe(1)
})

test('only page views of guides are counted', async () => {
  const views = countGuideViews(server.database.pool, server.log)
  for (const path of ['/rense-sluket', '/rense-sluket', '/', '/sak/hemmelig']) views.count(path)
  await views.flush()
  views.count('/rense-sluket')
  await views.close()
  const { rows } = await server.database.pool.query('select path, views from guide_views')
  expect(rows).toEqual([{ path: '/rense-sluket', views: 3 }])
  const guide = (await numbers()).guides.find(({ path }) => path === '/rense-sluket')
  expect(guide).toMatchObject({ views: 3, cases: { count: 1 }, kinds: ['Avvik'] })
  expect(guide?.weeks).toHaveLength(12)
  expect(guide?.weeks.at(-1)).toMatchObject({ views: 3, cases: { count: 1 } })
})

test('the views of guides are exported as rows for a spreadsheet', async () => {
  const [head, ...rows] = await guidesAsRows(server.database.pool, worker, now)
  expect(head).toEqual(['Uke', 'Veiledning', 'Åpnet', 'Saker av slaget den kan spare oss for', 'Slag'])
  expect(
    rows
      .filter(([, name]) => name === 'Rense sluket')
      .at(-1)
      ?.slice(1),
  ).toEqual(['Rense sluket', '3', '1', 'Avvik'])
})

test('a guide that was opened just after midnight in Norway counts on that day', async () => {
  await server.database.pool.query("insert into guide_views values ('/hvitevarefeil', '2026-01-12', 4)")
  const { guides } = await readNumbers(server.database.pool, worker, new Date('2026-01-12T00:30:00+01:00'))
  expect(guides.find(({ path }) => path === '/hvitevarefeil')?.weeks.at(-1)?.views).toBe(4)
})
