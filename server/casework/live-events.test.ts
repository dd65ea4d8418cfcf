import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterBoth, nextCode, nobody, signedIn } from '../../test/support/colleagues.ts'
import { type TemporaryServer, temporaryServer } from '../../test/support/temporary-server.ts'
import { endSessions } from '../staff/sessions.ts'
import { signOut } from '../staff/sign-in.ts'
import { changeRole, disable } from '../team/team.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer({ PUBLIC_URL: 'https://husvaer.eksempel.no' })
})
afterAll(() => server.stop())

type Somebody = Awaited<ReturnType<typeof signedIn>>

/** Asks as somebody's browser does. */
const ask = ({ jar }: Somebody, path: string, init: RequestInit = {}) =>
  fetch(`${server.url}${path}`, {
    ...init,
    headers: { cookie: jar.headers.get('cookie') ?? '', ...init.headers },
  })

/** Opens a stream; `isOver` tells whether it has ended, and `told` what came. */
async function follow(somebody: Somebody) {
  const answer = await ask(somebody, '/api/ansatt/hendelser')
  expect(answer.status).toBe(200)
  const stream = { told: '', isOver: false }
  const ready = Promise.withResolvers<void>()
  const read = async () => {
    for await (const chunk of answer.body ?? []) {
      stream.told += Buffer.from(chunk).toString()
      if (stream.told.includes('event: ready')) ready.resolve()
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
    JSON.stringify({ id: nobody, reference, form, isNew: true }),
  ])

test.each<[string, (somebody: Somebody) => Promise<unknown>]>([
  ['is shut out', ({ id }) => disable(server.staff, { id, by: nobody })],
  ['reads no cases any more', ({ id }) => changeRole(server.staff, { id, role: 'redaktor', by: nobody })],
  ['ends the session elsewhere', ({ staff }) => endSessions(server.staff, staff, { id: staff.sessionId })],
  ['signs out', ({ jar, id }) => signOut(server.staff, jar, id)],
])('a stream ends at once when whoever follows %s', async (_, happens) => {
  const somebody = await signedIn(server)
  const stream = await follow(somebody)
  await happens(somebody)
  await expect.poll(() => stream.isOver, { timeout: 5000 }).toBe(true)
})

test('who is given another role is told of the cases that this one reads', async () => {
  const somebody = await signedIn(server)
  const before = await follow(somebody)
  await newCase('SKJ-AAAA-AAAA', 'parking-application')
  await expect.poll(() => before.told).toContain('SKJ-AAAA-AAAA')
  await changeRole(server.staff, { id: somebody.id, role: 'vaktmester', by: nobody })
  await expect.poll(() => before.isOver, { timeout: 5000 }).toBe(true)
  const after = await follow(somebody)
  await newCase('SKJ-BBBB-BBBB', 'parking-application')
  await newCase('AVV-BBBB-BBBB', 'issue-report')
  await expect.poll(() => after.told).toContain('AVV-BBBB-BBBB')
  expect(after.told).not.toContain('SKJ-BBBB-BBBB')
})

test('a stream goes on when a colleague is shut out, or another session of the same person ends', async () => {
  const [somebody, other] = [await signedIn(server), await signedIn(server)]
  await enterBoth(server, somebody.email, nextCode(somebody.enrollment.secret))
  const stream = await follow(somebody)
  await disable(server.staff, { id: other.id, by: nobody })
  await endSessions(server.staff, somebody.staff, 'others')
  await newCase('AVV-CCCC-CCCC', 'issue-report')
  await expect.poll(() => stream.told).toContain('AVV-CCCC-CCCC')
  expect(stream.isOver).toBe(false)
})

test('a browser in which somebody is there keeps the session alive', async () => {
  const somebody = await signedIn(server)
  const minutesLeft = async () => {
    const { rows } = await server.database.pool.query(
      'select extract(epoch from expires_at - now()) / 60 as minutes from staff_sessions where id = $1',
      [somebody.staff.sessionId],
    )
    return Number(rows[0].minutes)
  }
  await server.database.pool.query(
    "update staff_sessions set expires_at = now() + interval '10 minutes', updated_at = now() - interval '20 minutes' where id = $1",
    [somebody.staff.sessionId],
  )
  const here = (site: string) =>
    ask(somebody, '/api/ansatt/her', { method: 'POST', headers: { 'Sec-Fetch-Site': site } })
  expect((await here('cross-site')).status).toBe(403)
  expect(await minutesLeft()).toBeLessThan(11)
  const answer = await here('same-origin')
  expect(answer.status).toBe(204)
  expect(await minutesLeft()).toBeGreaterThan(29)
  // The cookie lives as long as the session does.
  expect(answer.headers.getSetCookie().join()).toMatch(/session_token=.*Max-Age=1800/)
  await endSessions(server.staff, somebody.staff, { id: somebody.staff.sessionId })
  expect((await here('same-origin')).status).toBe(401)
})
