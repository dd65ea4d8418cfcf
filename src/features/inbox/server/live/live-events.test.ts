import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterBoth, nextCode, removedStaffId, signedIn } from '../../../../../test/support/colleagues.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { endSessions } from '../../../sign-in/server/sessions.ts'
import { endSession } from '../../../sign-in/server/sign-in.ts'
import { changeRole, disable } from '../../../team/server/team.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer({ PUBLIC_URL: 'https://husvaer.eksempel.no' })
})
afterAll(() => server.stop())

type Colleague = Awaited<ReturnType<typeof signedIn>>

/** Requests a path as the colleague's browser does. */
const ask = ({ jar }: Colleague, path: string, init: RequestInit = {}) =>
  fetch(`${server.url}${path}`, {
    ...init,
    headers: { cookie: jar.headers.get('cookie') ?? '', ...init.headers },
  })

/** Opens a stream. `isOver` says whether it has ended, `received` is what it has sent. */
async function follow(colleague: Colleague) {
  const answer = await ask(colleague, '/api/ansatt/hendelser')
  expect(answer.status).toBe(200)
  const stream = { received: '', isOver: false }
  const ready = Promise.withResolvers<void>()
  const read = async () => {
    for await (const chunk of answer.body ?? []) {
      stream.received += Buffer.from(chunk).toString()
      if (stream.received.includes('event: ready')) ready.resolve()
    }
  }
  read()
    .catch(() => undefined)
    .finally(() => {
      stream.isOver = true
    })
  await ready.promise
  return stream
}

const newCase = (reference: string, form: string) =>
  server.database.pool.query("select pg_notify('husvaer_cases', $1)", [
    JSON.stringify({ id: removedStaffId, reference, form, openedTo: [], isNew: true }),
  ])

test.each<[string, (colleague: Colleague) => Promise<unknown>]>([
  ['is disabled', ({ id }) => disable(server.staff, { id, by: removedStaffId })],
  [
    'may read no cases any more',
    ({ id }) => changeRole(server.staff, { id, role: 'redaktor', by: removedStaffId }),
  ],
  [
    'ends the session on another device',
    ({ staff }) => endSessions(server.staff, staff, { id: staff.sessionId }),
  ],
  ['signs out', ({ jar, id }) => endSession(server.staff, jar, id)],
])('a stream ends at once when its staff member %s', async (_, happens) => {
  const colleague = await signedIn(server)
  const stream = await follow(colleague)
  await happens(colleague)
  await expect.poll(() => stream.isOver).toBe(true)
})

test('after a change of role a new stream reports the cases of that role only', async () => {
  const colleague = await signedIn(server)
  const before = await follow(colleague)
  await newCase('SKJ-AAAA-AAAA', 'parking-application')
  await expect.poll(() => before.received).toContain('SKJ-AAAA-AAAA')
  await changeRole(server.staff, { id: colleague.id, role: 'vaktmester', by: removedStaffId })
  await expect.poll(() => before.isOver).toBe(true)
  const after = await follow(colleague)
  await newCase('SKJ-BBBB-BBBB', 'parking-application')
  await newCase('AVV-BBBB-BBBB', 'issue-report')
  await expect.poll(() => after.received).toContain('AVV-BBBB-BBBB')
  expect(after.received).not.toContain('SKJ-BBBB-BBBB')
})

test('a stream continues when a colleague is disabled, or another session of its staff member ends', async () => {
  const [colleague, other] = [await signedIn(server), await signedIn(server)]
  await enterBoth(server, colleague.email, nextCode(colleague.enrollment.secret))
  const stream = await follow(colleague)
  await disable(server.staff, { id: other.id, by: removedStaffId })
  await endSessions(server.staff, colleague.staff, 'others')
  await newCase('AVV-CCCC-CCCC', 'issue-report')
  await expect.poll(() => stream.received).toContain('AVV-CCCC-CCCC')
  expect(stream.isOver).toBe(false)
})

test('an active browser keeps the session alive', async () => {
  const colleague = await signedIn(server)
  const minutesLeft = async () => {
    const { rows } = await server.database.pool.query(
      'select extract(epoch from expires_at - now()) / 60 as minutes from staff_sessions where id = $1',
      [colleague.staff.sessionId],
    )
    return Number(rows[0].minutes)
  }
  await server.database.pool.query(
    "update staff_sessions set expires_at = now() + interval '10 minutes', updated_at = now() - interval '20 minutes' where id = $1",
    [colleague.staff.sessionId],
  )
  const here = (site: string) =>
    ask(colleague, '/api/ansatt/her', { method: 'POST', headers: { 'Sec-Fetch-Site': site } })
  expect((await here('cross-site')).status).toBe(403)
  expect(await minutesLeft()).toBeLessThan(11)
  const answer = await here('same-origin')
  expect(answer.status).toBe(204)
  expect(await minutesLeft()).toBeGreaterThan(29)
  // The cookie lives as long as the session does.
  expect(answer.headers.getSetCookie().join()).toMatch(/session_token=.*Max-Age=1800/)
  await endSessions(server.staff, colleague.staff, { id: colleague.staff.sessionId })
  expect((await here('same-origin')).status).toBe(401)
})

test('a session has thirty streams at most, and room again when one ends', async () => {
  const colleague = await signedIn(server)
  const open = async (of: Colleague) => {
    const over = new AbortController()
    const answer = await ask(of, '/api/ansatt/hendelser', { signal: over.signal })
    return { over, answer }
  }
  const opened = [await open(colleague)]
  while (opened.length < 30) opened.push(await open(colleague))
  expect(opened.map(({ answer }) => answer.status)).toEqual(Array(30).fill(200))
  expect((await open(colleague)).answer.status).toBe(429)
  opened.push(await open(await signedIn(server)))
  expect(opened.at(-1)?.answer.status).toBe(200)
  opened[0]?.over.abort()
  await expect
    .poll(async () => {
      opened.push(await open(colleague))
      return opened.at(-1)?.answer.status
    })
    .toBe(200)
  for (const { over } of opened) over.abort()
})
