import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { present } from '../../../../../test/support/present.ts'
import { sendCase } from '../../../../../test/support/sent-case.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { defaultLanguage } from '../../../../domain/text/language.ts'
import { secretKeyFrom } from '../../../../platform/secrets/secret-key.ts'
import { parseCaseToken } from '../case-token.ts'
import { withdrawLink } from '../sender/sender-actions.ts'
import { findCase } from '../sender/sender-case.ts'
import { codeFor } from './email-code.ts'
import { addressOfList, casesOf, checkCode, hasCode, listPath, sendCode } from './my-cases.ts'

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())

describe('«Mine saker»', () => {
  const email = 'mine.saker@eksempel.no'
  const now = new Date('2026-11-20T10:00:00Z')

  test('opens with the code that was mailed, once, and shows everything from the address', async () => {
    const one = await sendCase(
      server,
      'contact-message',
      { email: 'Mine.Saker@eksempel.no' },
      new Date('2026-11-19T10:00:00Z'),
    )
    const two = await sendCase(server, 'issue-report', { email }, now)
    await withdrawLink(server.deps, two.token, now)
    await sendCode(server.deps, email, null, now)
    const code = codeFor(server.secret, email, new Date(now.getTime() + 600_000))
    expect(code).toMatch(/^\d{6}$/)
    expect(await checkCode(server.deps, email, code, new Date(now.getTime() + 601_000))).toBe('wrong')
    expect(
      await checkCode(server.deps, 'MINE.SAKER@eksempel.no', `${code.slice(0, 3)} ${code.slice(3)}`, now),
    ).toBe('right')
    expect(await checkCode(server.deps, email, code, now)).toBe('wrong')
    const list = await casesOf(server.deps, email, defaultLanguage)
    expect(list.map(({ reference }) => reference)).toEqual([two.reference, one.reference])
    for (const { href } of list)
      expect(await findCase(server.deps, present(parseCaseToken(href.replace('/sak/', ''))))).not.toBeNull()
  })

  test('closes after five wrong codes, says so, and opens with a new one', async () => {
    const address = 'fem.forsok@eksempel.no'
    await sendCode(server.deps, address, null, now)
    const code = codeFor(server.secret, address, new Date(now.getTime() + 600_000))
    const wrong = code === '000000' ? '000001' : '000000'
    const outcomes = []
    for (let tries = 0; tries < 5; tries += 1)
      outcomes.push(await checkCode(server.deps, address, wrong, now))
    expect(outcomes).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'used-up'])
    expect(await checkCode(server.deps, address, code, now)).toBe('used-up')
    await sendCode(server.deps, address, null, now)
    expect(await checkCode(server.deps, address, code, now)).toBe('right')
  })

  test('leaves the owner of an address their codes, whatever strangers send to it', async () => {
    const address = 'eier@eksempel.no'
    for (let count = 0; count < 5; count += 1)
      await sendCase(server, 'contact-message', { email: address }, new Date(now.getTime() + count))
    const asked = []
    for (let count = 0; count < 6; count += 1)
      asked.push(await sendCode(server.deps, 'eier+x@eksempel.no', '192.0.2.9', now))
    expect(asked.slice(4)).toEqual(['stored', 'withheld'])
    expect(await sendCode(server.deps, address, '192.0.2.10', now)).toBe('stored')
    const code = codeFor(server.secret, address, new Date(now.getTime() + 600_000))
    expect(await checkCode(server.deps, address, code, now)).toBe('right')
  })

  test('sends at most twenty codes a day to a mailbox', async () => {
    const asked = []
    for (let count = 0; count < 21; count += 1)
      asked.push(await sendCode(server.deps, 'mange@eksempel.no', `192.0.2.${count}`, now))
    expect(asked.slice(19)).toEqual(['stored', 'withheld'])
    expect(await hasCode(server.deps, 'mange@eksempel.no', now)).toBe(true)
  })

  test('has a list whose address cannot be forged and expires after half an hour', () => {
    const ticket = listPath(server.secret, email, now).replace('/mine-saker/', '')
    expect(addressOfList(server.secret, ticket, now)).toBe(email)
    expect(addressOfList(server.secret, ticket, new Date(now.getTime() + 1_800_000))).toBeNull()
    const [payload, signature] = ticket.split('.')
    const forged = Buffer.from(JSON.stringify(['annen@eksempel.no', 9e9])).toString('base64url')
    expect(addressOfList(server.secret, `${forged}.${signature}`, now)).toBeNull()
    expect(addressOfList(server.secret, `${payload}.`, now)).toBeNull()
    expect(addressOfList(secretKeyFrom('noe annet enn det som brukes her'), ticket, now)).toBeNull()
  })
})
