import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextCode, signedIn } from '../../../../test/support/colleagues.ts'
import { sendCase } from '../../../../test/support/sent-case.ts'
import { fromOurPages } from '../../../../test/support/staff-browser.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { actionFields } from '../../../forms/engine/action-result.ts'
import { bindAllActions } from '../../../site/services/staff-actions.ts'
import { caseActions } from '../../inbox/casework.ts'
import { postAction } from '../../workspace/server/actions/post-action.ts'
import { readPosted } from '../../workspace/server/actions/posted.ts'
import { secondFactorTexts } from '../second-factor.words.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())

type Person = Awaited<ReturnType<typeof signedIn>>

const letPass = ({ staff }: Person, time: string) =>
  server.database.pool.query(
    'update staff_sessions set second_factor_at = now() - $2::interval where id = $1',
    [staff.sessionId, time],
  )

async function reveal({ staff, jar }: Person, code = '') {
  const { reference } = await sendCase(server, 'parking-application')
  const body = new URLSearchParams({
    action: caseActions.reveal.name,
    reference,
    field: 'personalNumber',
    reason: 'Skal skrive kontrakt',
    [actionFields.secondFactorCode]: code,
  })
  const request = new Request('https://husvaer.eksempel.no', { method: 'POST', body })
  return postAction(
    bindAllActions(server),
    caseActions,
    {},
    {
      staff,
      jar,
      address: null,
      now: new Date(),
      posted: () => readPosted({ request, address: null }, server.photoDeps, true),
      postedFiles: () => Promise.reject(new Error('No files')),
    },
  )
}

test('within ten minutes of the second factor a secret is shown without it', async () => {
  const person = await signedIn(server)
  await letPass(person, '9 minutes')
  expect(await reveal(person)).toMatchObject({ status: 'done', shown: { value: '13097248022' } })
})

test('after ten minutes the second factor is asked for, what was typed is kept, and a code lets on', async () => {
  const person = await signedIn(server)
  await letPass(person, '11 minutes')
  expect(await reveal(person)).toMatchObject({
    status: 'refused',
    message: secondFactorTexts.asked,
    secondFactorDue: { app: true, passkey: false },
    given: { reason: ['Skal skrive kontrakt'] },
  })
  expect(await reveal(person, '000000')).toMatchObject({
    message: secondFactorTexts.refused.wrong,
    secondFactorDue: { app: true },
  })
  expect(await reveal(person, nextCode(person.enrollment.secret))).toMatchObject({ status: 'done' })
  expect(await reveal(person)).toMatchObject({ status: 'done' })
})

test('a session that is no more shows nothing', async () => {
  const person = await signedIn(server)
  await server.database.pool.query('delete from staff_sessions where id = $1', [person.staff.sessionId])
  expect(await reveal(person)).toMatchObject({ status: 'refused', message: secondFactorTexts.asked })
})

test('whatever shows what is secret asks for it', () => {
  const showing = [...bindAllActions(server).values()].filter(
    ({ action }) => action.permission === 'reveal-sensitive',
  )
  expect(showing.map(({ action }) => action.name)).toContain(caseActions.reveal.name)
  for (const { action } of showing) expect(action.needsRecentSecondFactor, action.name).toBe(true)
})

test('so does the file with all about a person, and it is not made meanwhile', async () => {
  const person = await signedIn(server, 'administrator')
  const ask = (fields: Record<string, string> = {}) =>
    fetch(`${server.url}/api/ansatt/person.json`, {
      method: 'POST',
      headers: { ...fromOurPages, Cookie: person.jar.headers.get('cookie') ?? '' },
      body: new URLSearchParams({ epost: 'kari@eksempel.no', grunn: 'Ba om innsyn', ...fields }),
    })
  await letPass(person, '11 minutes')
  const refused = await ask()
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining(secondFactorTexts.askedOnPage),
  ])
  const code = nextCode(person.enrollment.secret)
  expect((await ask({ [actionFields.secondFactorCode]: code })).status).toBe(200)
})

test('no passkey, another site and no session confirm nothing', async () => {
  const person = await signedIn(server)
  const cookie = { Cookie: person.jar.headers.get('cookie') ?? '' }
  const post = (headers: Record<string, string>, body = '{}') =>
    fetch(`${server.url}/api/ansatt/bekreft`, { method: 'POST', headers, body }).then(({ status }) => status)
  expect(await post({ ...cookie, 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
  expect(await post(fromOurPages)).toBe(401)
  expect(await post({ ...cookie, ...fromOurPages })).toBe(400)
  const wrong = {
    id: 'x',
    rawId: 'x',
    type: 'public-key',
    response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
    clientExtensionResults: {},
  }
  expect(await post({ ...cookie, ...fromOurPages }, JSON.stringify({ response: wrong }))).toBe(422)
})
