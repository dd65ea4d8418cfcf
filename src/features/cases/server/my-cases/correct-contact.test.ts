import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { present } from '../../../../../test/support/present.ts'
import { type SentCase, sendCase } from '../../../../../test/support/sent-case.ts'
import { type TemporaryServer, temporaryServer } from '../../../../../test/support/temporary-server.ts'
import { defaultLanguage } from '../../../../domain/text/language.ts'
import { eraseAddress } from '../../../../platform/erasure/ledger.ts'
import { composeMail } from '../../../outgoing-mail/server/compose.ts'
import { purge } from '../../../privacy/server/purge.ts'
import { senderContactActions } from '../../sender-contact-actions.ts'
import { casePageWords } from '../../sender-page.words.ts'
import { casePages } from '../sender/case-pages.ts'
import type { ReceiveDeps } from '../store/receive.ts'
import { codeFor } from './email-code.ts'
import { casesOf, checkCode } from './my-cases.ts'
import { addressCodeSubject } from './pending-address.ts'

const { changePhone, sendAddressCode, confirmAddress } = senderContactActions
const texts = casePageWords.nb.contact

let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer()
})
afterAll(() => server.stop())

const old = 'kari@gmial.com'
const right = 'kari@eksempel.no'
let sent: SentCase
beforeEach(async () => {
  await server.database.pool.query('delete from cases')
  await server.database.pool.query('delete from mails')
  sent = await sendCase(server, 'termination', { email: old, phone: '911 11 111' })
})

const pages = (deps: Partial<ReceiveDeps> = {}, body?: URLSearchParams, address: string | null = null) => {
  const url = `https://husvaer.eksempel.no/sak/${sent.token}`
  const request = new Request(url, body ? { method: 'POST', body } : {})
  const asked = { request, address, now: new Date() }
  return casePages({ ...server.deps, sendsMail: true, ...deps }, server.photoDeps, asked)
}
const post = (fields: Record<string, string>, deps?: Partial<ReceiveDeps>, address?: string) =>
  pages(deps, new URLSearchParams(fields), address).act(sent.token)
const ask = (email: string, deps?: Partial<ReceiveDeps>, address?: string) =>
  post({ action: sendAddressCode.name, email }, deps, address)
const enter = (code: string) => post({ action: confirmAddress.name, code })
const shown = async () => present(await pages().read(sent.token))
const rows = async (sql: string, values: unknown[] = []) =>
  (await server.database.pool.query(sql, values)).rows
const mailsTo = async (recipient: string) =>
  (await rows('select kind from mails where recipient = $1 order by created_at, kind', [recipient])).map(
    ({ kind }) => kind,
  )
const mailedCode = async (email: string) => {
  const [pending] = await rows('select expires_at from address_changes where case_id = $1', [sent.id])
  return codeFor(server.secret, addressCodeSubject(sent.id, email), pending.expires_at)
}
const composed = async (kind: string) => {
  const [row] = await rows(
    `select id, case_id as "caseId", subscriber_id as "subscriberId", kind, recipient, message_id as "messageId", data
     from mails where kind = $1`,
    [kind],
  )
  return JSON.stringify(await composeMail(server.deps, row))
}
const atContact = () => ({ status: 'moved', to: `/sak/${sent.token}#kontakt` })

test('a telephone number counts at once, and the case says which one it had', async () => {
  expect(await post({ action: changePhone.name, phone: '922 22 222' })).toEqual(atContact())
  expect((await shown()).contact.phone?.replace(/\D/g, '')).toBe('92222222')
  const [event] = await rows(`select text, data, by, visible_to from case_events where kind = 'message'`)
  expect(event).toMatchObject({
    by: 'sender',
    visible_to: 'sender',
    data: { contact: { what: 'phone', before: '911 11 111', after: '922 22 222' } },
  })
  expect((await shown()).timeline.at(-1)?.title).toBe(casePageWords.nb.events.corrected.phone)
  await post({ action: changePhone.name, phone: '922 22 222' })
  expect(await rows(`select 1 from case_events where kind = 'message'`)).toHaveLength(1)
  expect(await post({ action: changePhone.name, phone: 'ring meg' })).toMatchObject({
    status: 'refused',
    message: texts.wrongPhone,
    given: { phone: ['ring meg'] },
  })
})

describe('a new address', () => {
  test('counts once the code that was mailed to it is entered; the one before is told', async () => {
    expect(await ask(' Kari@Eksempel.no ')).toEqual(atContact())
    expect((await shown()).contact).toMatchObject({ email: old, pending: { email: right, mail: 'queued' } })
    expect(await mailsTo(right)).toEqual(['address-code-to-sender'])
    const code = await mailedCode(right)
    expect(await composed('address-code-to-sender')).toContain(code)

    // The code of a case opens nothing else.
    expect(await checkCode(server.deps, right, code, new Date())).toBe('wrong')
    expect(await enter(code === '000000' ? '000001' : '000000')).toMatchObject({ message: texts.wrongCode })
    expect((await shown()).contact.email).toBe(old)
    expect(await enter(`${code.slice(0, 3)} ${code.slice(3)}`)).toEqual(atContact())

    expect((await shown()).contact).toMatchObject({ email: right, pending: null })
    expect(await enter(code)).toMatchObject({ status: 'refused', message: texts.wrongCode })
    const list = await casesOf(server.deps, right, defaultLanguage)
    expect(list.map(({ reference }) => reference)).toEqual([sent.reference])
    expect(await casesOf(server.deps, old, defaultLanguage)).toEqual([])
    expect(await mailsTo(old)).toEqual(['address-changed-to-sender'])
    const told = await composed('address-changed-to-sender')
    expect(told).toContain(sent.reference)
    expect(told).toContain('gjelder som før')
    expect(told).toContain((await server.deps.contact()).phone)
    // The one before may be a stranger's.
    expect(told).not.toContain(sent.token)
    expect(told).not.toContain(right)
  })

  test('gets the mails that wait for the one before, and the receipt where that has left', async () => {
    await ask(right)
    await enter(await mailedCode(right))
    expect((await mailsTo(right)).sort()).toEqual(['address-code-to-sender', 'case-to-sender'])
    expect(await rows(`select 1 from mails where kind = 'case-to-sender'`)).toHaveLength(1)
    await rows(`update mails set state = 'failed' where kind = 'case-to-sender'`)
    await ask('ola@eksempel.no')
    await enter(await mailedCode('ola@eksempel.no'))
    expect((await mailsTo('ola@eksempel.no')).sort()).toEqual(['address-code-to-sender', 'case-to-sender'])
  })

  test('has a code that works ten minutes, and not after five wrong ones', async () => {
    await ask(right)
    const code = await mailedCode(right)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 4; tries += 1)
      expect(await enter(wrong)).toMatchObject({ message: texts.wrongCode })
    expect(await enter(wrong)).toMatchObject({ message: texts.codeUsedUp })
    expect(await enter(code)).toMatchObject({ message: texts.codeUsedUp })
    expect((await shown()).contact.pending).toBeNull()
    await ask(right)
    const next = await mailedCode(right)
    await rows(`update address_changes set expires_at = now() - interval '1 second'`)
    expect(await enter(next)).toMatchObject({ message: texts.wrongCode })
    expect((await shown()).contact.email).toBe(old)
  })

  test('is asked for five times a day in a case, and by one network at one mailbox', async () => {
    for (let asked = 0; asked < 5; asked += 1)
      expect(await ask(`ny${asked}@eksempel.no`)).toEqual(atContact())
    expect(await ask('ny5@eksempel.no')).toMatchObject({ httpStatus: 429, message: texts.noMoreCodes })
    expect((await shown()).contact.pending?.email).toBe('ny4@eksempel.no')
    for (let asked = 0; asked < 5; asked += 1) {
      sent = await sendCase(server, 'issue-report', { email: `sak${asked}@eksempel.no` })
      expect(await ask('en@eksempel.no', {}, '192.0.2.7')).toEqual(atContact())
    }
    sent = await sendCase(server, 'issue-report')
    expect(await ask('en@eksempel.no', {}, '192.0.2.7')).toMatchObject({ httpStatus: 429 })
  })

  test('that is no address, or the one it has, is refused beside the field', async () => {
    expect(await ask('kari')).toMatchObject({ message: texts.wrongEmail, given: { email: ['kari'] } })
    expect(await ask(old)).toMatchObject({ message: texts.sameEmail })
  })

  test('is not asked for where the site sends no mail', async () => {
    const { phone } = await server.deps.contact()
    expect(await ask(right, { sendsMail: false })).toMatchObject({ message: texts.noMail(phone) })
    const page = await pages({ sendsMail: false }).read(sent.token)
    expect(page?.contact).toMatchObject({ takesEmail: false, pending: null })
  })

  test('that waits is erased with its case, with its person, and when its code is too old', async () => {
    const waiting = () => rows('select 1 from address_changes')
    await ask(right)
    const client = await server.database.pool.connect()
    await eraseAddress(client, right, 'infinity').finally(() => client.release())
    expect(await waiting()).toEqual([])
    await ask(right)
    await purge(server, { now: new Date(Date.now() + 11 * 60_000), dryRun: false })
    expect(await waiting()).toEqual([])
    await ask(right)
    await rows('delete from cases')
    expect(await waiting()).toEqual([])
  })
})
