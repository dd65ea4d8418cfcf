import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { colleague, jarOf, nextCode, password, signedIn } from '../../../../test/support/colleagues.ts'
import { present } from '../../../../test/support/present.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { totpAt } from '../../../../test/support/totp.ts'
import type { Action } from '../../../forms/engine/action.ts'
import { shownBy } from '../../../forms/engine/action-result.ts'
import type { SessionJar } from '../../sign-in/server/session.ts'
import { secondStepActions, signInActions } from '../../sign-in/sign-in.ts'
import { runAction } from '../../workspace/server/actions/run-action.ts'
import { bindSecondStepActions, bindSignInActions } from './sign-in-handlers.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer({ PUBLIC_URL: 'https://husvaer.eksempel.no' })
})
afterAll(() => server.stop())

type Fields = Readonly<Record<string, string>>

/** What a browser posts to a page that offers one action. */
function requestOf(action: Action, fields: Fields, jar: SessionJar) {
  const posted = Object.entries({ action: action.name, ...fields })
  const entries = Object.fromEntries(posted.map(([name, value]) => [name, [value]]))
  return { jar, address: null, now: new Date(), entries, wanted: null }
}

const post = (action: Action, fields: Fields, jar = jarOf()) =>
  runAction(bindSignInActions(server.staff), { action }, requestOf(action, fields, jar))

const { enterPassword, enterCode, askForLink, choosePassword } = signInActions

describe('signing in', () => {
  test('asks for the code after the right password, and opens the workspace after the code', async () => {
    const { email, enrollment } = await signedIn(server, 'saksbehandler')
    const jar = jarOf()
    expect(await post(enterPassword, { email, password }, jar)).toMatchObject({ status: 'done' })
    expect(await post(enterCode, { code: '000000' }, jar)).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('Koden er feil'),
      shown: undefined,
    })
    const code = nextCode(enrollment.secret)
    expect(await post(enterCode, { code }, jar)).toEqual({ status: 'moved', to: '/intern' })
  })

  test('opens the page that was wanted', async () => {
    const { email, enrollment } = await signedIn(server, 'saksbehandler')
    const jar = jarOf()
    await post(enterPassword, { email, password }, jar)
    const request = requestOf(enterCode, { code: nextCode(enrollment.secret) }, jar)
    const wanted = '/saker/i-dag'
    expect(await runAction(bindSignInActions(server.staff), signInActions, { ...request, wanted })).toEqual({
      status: 'moved',
      to: wanted,
    })
  })

  test('gives one message for a wrong password, an unknown address and missing values', async () => {
    const { email } = await colleague(server)
    const wrong: Fields[] = [
      { email, password: 'feil' },
      { email: 'ukjent@eksempel.no', password },
      { email: 'ukjent', password },
      { email, password: '' },
      {},
    ]
    for (const fields of wrong)
      expect(await post(enterPassword, fields)).toMatchObject({
        status: 'refused',
        message: 'E-post eller passord er feil.',
        httpStatus: 422,
      })
  })

  test('begins anew if no password was entered before the code', async () => {
    expect(await post(enterCode, { code: '123456' })).toMatchObject({ shown: { isOver: true } })
  })

  test('keeps the address after a refusal, and never the password or the code', async () => {
    const refused = await post(enterPassword, { email: 'ukjent@eksempel.no', password: 'hemmelig' })
    expect(refused).toMatchObject({ given: { email: ['ukjent@eksempel.no'] } })
    expect(JSON.stringify(refused)).not.toContain('hemmelig')
    expect(JSON.stringify(await post(enterCode, { code: '654321' }))).not.toContain('654321')
  })
})

describe('a new password', () => {
  test('is asked for with the same answer for known and unknown addresses', async () => {
    const { email } = await colleague(server)
    const known = await post(askForLink, { email })
    const unknown = await post(askForLink, { email: 'ukjent@eksempel.no' })
    expect(known).toMatchObject({ status: 'done', notice: expect.stringContaining('Finnes det en konto') })
    expect(unknown).toMatchObject({ status: 'done', notice: expect.stringContaining('Finnes det en konto') })
  })

  test.each([
    [{ token: 'x', password: 'kort' }, 'minst'],
    [{ token: 'x', password: '' }, 'minst'],
    [{ token: 'x', password }, 'Lenken er brukt'],
  ])('with %o is refused', async (fields, message) => {
    expect(await post(choosePassword, fields)).toMatchObject({
      status: 'refused',
      message: expect.stringContaining(message),
    })
  })
})

describe('the second step', () => {
  const run = async (action: Action, fields: Fields, jar: SessionJar, staffId: string) => {
    const request = { ...requestOf(action, fields, jar), staffId, isFirst: true }
    return runAction(bindSecondStepActions(server.staff), secondStepActions, request)
  }

  test('sets up an app, shows the same app again after a wrong code, and opens the workspace', async () => {
    const { id, email } = await colleague(server, 'saksbehandler')
    const jar = jarOf()
    expect(await post(enterPassword, { email, password }, jar)).toEqual({
      status: 'moved',
      to: '/login/andre-steg',
    })
    const begun = await run(secondStepActions.beginApp, { password }, jar, id)
    if (begun.status === 'moved') throw new Error('Not begun')
    const { uri, recoveryCodes, secret } = present(shownBy(begun, secondStepActions.beginApp))
    const app = { uri, codes: recoveryCodes.join(' ') }
    const { finishApp } = secondStepActions
    expect(await run(finishApp, { ...app, code: '000000' }, jar, id)).toMatchObject({
      status: 'refused',
      shown: { uri, recoveryCodes, secret },
    })
    const code = totpAt(secret)
    expect(await run(finishApp, { ...app, code }, jar, id)).toEqual({ status: 'moved', to: '/intern' })
  })

  test('answers 429 after too many wrong passwords', async () => {
    const { id, email } = await colleague(server)
    const jar = jarOf()
    await post(enterPassword, { email, password }, jar)
    const attempt = () => run(secondStepActions.beginApp, { password: 'feil' }, jar, id)
    for (let tries = 0; tries < 20; tries += 1) await attempt()
    expect(await attempt()).toMatchObject({ status: 'refused', httpStatus: 429 })
  })
})
