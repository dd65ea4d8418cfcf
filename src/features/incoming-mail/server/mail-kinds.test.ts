import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { present } from '../../../../test/support/present.ts'
import { type SentCase, sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { caseAddress, mailKey } from '../../cases/server/my-cases/mail-key.ts'
import { answerCase } from '../../inbox/server/answer/answer.ts'
import { readStaffCase } from '../../inbox/server/case/staff-case.ts'
import { type Caseworker, operator } from '../../inbox/server/caseworker.ts'
import { readHeld } from './held-mail.ts'

const KEY = 'en-lang-hemmelig-nokkel-for-e-post'
const email = 'kari@eksempel.no'
let server: TemporaryServer
let worker: Caseworker & { id: string }
beforeAll(async () => {
  server = await temporaryServer({ MAIL_REPLY_ADDRESS: 'svar@husvaer.eksempel.no', INBOUND_MAIL_KEY: KEY })
  worker = await makeStaff(server.database.pool, 'administrator')
})
afterAll(() => server.stop())

/** Posts a mail of the case's sender to the webhook, as a mail provider does. Gives the outcome. */
async function post(sent: SentCase, headers: string, body: Buffer | string, subject = 'Re: Avvik') {
  const to = caseAddress('svar@husvaer.eksempel.no', mailKey(server.secret, sent.id))
  const from = /^From:/im.test(headers) ? '' : `From: Kari Nordmann <${email}>\n`
  const id = /^Message-ID:/im.test(headers) ? '' : `Message-ID: <${crypto.randomUUID()}@eksempel.no>\n`
  const type = /^Content-Type:/im.test(headers) ? '' : 'Content-Type: text/plain; charset=utf-8\n'
  const head = `${from}To: Husvær <${to}>\nSubject: ${subject}\n${id}MIME-Version: 1.0\n${type}${headers}\n`
  const raw = Buffer.concat([Buffer.from(head.replaceAll('\n', '\r\n')), Buffer.from(body)])
  const answer = await fetch(`${server.url}/api/innkommende-epost`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'message/rfc822' },
    body: raw,
  })
  return z.object({ outcome: z.string() }).parse(await answer.json()).outcome
}

const newCase = () => sendCase(server, 'issue-report', { email })
const asStaff = async ({ reference }: SentCase) =>
  present(await readStaffCase(server.deps, worker, reference, new Date()))
const messages = async (sent: SentCase) =>
  (await asStaff(sent)).timeline.filter(({ text, by }) => text && by === 'sender')
const texts = async (sent: SentCase) => (await messages(sent)).map(({ text }) => text)
const held = async ({ reference }: SentCase) =>
  (await readHeld(server, worker, new Date())).filter((mail) => mail.reference === reference)
const clock = async ({ id }: SentCase) =>
  (await server.database.pool.query('select status, reply_due_at from cases where id = $1', [id])).rows[0]

/** A case that was answered and closed, so that nothing in it is due. */
async function closedCase(): Promise<SentCase> {
  const sent = await newCase()
  await answerCase(server.deps, operator, sent.reference, {
    text: 'Ordnet.',
    status: 'done',
    now: new Date(),
  })
  return sent
}

describe('the words of the sender', () => {
  const sentence =
    'Hei,\n\nDen 3. november skrev jeg dette til dere:\nDet lukter gass i kjelleren, og naboen lukter det også.\nIngen har svart. Kan noen komme straks?\n\nKari'

  test('stay where a sentence looks like the start of a quote', async () => {
    const sent = await newCase()
    expect(await post(sent, '', sentence)).toBe('taken')
    expect(await texts(sent)).toEqual([sentence])
  })

  test('stay below what they quote, and the whole mail is beside', async () => {
    const sent = await newCase()
    const body =
      'Den fre. 27. nov. 2026 kl. 10:12 skrev Husvær <svar@husvaer.eksempel.no>:\n> Hei Kari,\n> når passer det?\n\nTirsdag etter klokka 12 passer.\n'
    expect(await post(sent, '', body)).toBe('taken')
    const [message] = await messages(sent)
    expect(message).toMatchObject({
      text: 'Tirsdag etter klokka 12 passer.',
      mail: { whole: body.trim(), isCut: false, files: [] },
    })
  })

  test('stand alone where Outlook quotes below them, also in HTML', async () => {
    const sent = await newCase()
    const quote =
      'Von: Husvær <svar@husvaer.eksempel.no>\nGesendet: Freitag\nAn: Kari\nBetreff: Avvik\n\nHei Kari'
    await post(sent, '', `Dienstag passt gut.\n\n${quote}`)
    const html = `<p>Mittwoch auch.</p><div id="divRplyFwdMsg">${quote.replaceAll('<', '&lt;').replaceAll('\n', '<br>')}</div>`
    await post(sent, 'Content-Type: text/html; charset=utf-8\n', html)
    expect(await texts(sent)).toEqual(['Dienstag passt gut.', 'Mittwoch auch.'])
  })

  test.each<[string, Buffer]>([
    ['Windows-1252', Buffer.from('Dørlåsen er ødelagt \u0096 kan dere komme?', 'latin1')],
    ['UTF-8', Buffer.from('Dørlåsen er ødelagt – kan dere komme?')],
  ])('are read without a character set: %s', async (_, body) => {
    const sent = await newCase()
    expect(await post(sent, 'Content-Type: text/plain\nContent-Transfer-Encoding: 8bit\n', body)).toBe(
      'taken',
    )
    expect(await texts(sent)).toEqual(['Dørlåsen er ødelagt – kan dere komme?'])
  })

  test('are kept whole where they are longer than a message', async () => {
    const sent = await newCase()
    await post(sent, '', 'Det lekker. '.repeat(2_000))
    const [message] = await messages(sent)
    expect(message?.text).toHaveLength(10_000)
    expect(message?.mail).toMatchObject({ whole: expect.stringMatching(/^Det lekker/), isCut: true })
  })

  test('under a used Message-ID are taken where they are others', async () => {
    const sent = await newCase()
    const id = 'Message-ID: <1@eksempel.no>\n'
    const outcomes = [await post(sent, id, 'En'), await post(sent, id, 'To'), await post(sent, id, 'To')]
    expect(outcomes).toEqual(['taken', 'taken', 'known'])
    expect(await texts(sent)).toEqual(['En', 'To'])
  })
})

describe('a mail that may be of a program', () => {
  test.each([
    ['of a list', 'Precedence: list\nList-Id: <familien.grupper.eksempel.no>\n'],
    ['without a return path', 'Return-Path: <>\n'],
    ['forwarded by rule', 'Auto-Submitted: auto-forwarded\n'],
    ['of a rule of Exchange', 'X-MS-Exchange-Generated-Message-Source: Mailbox Rules Agent\n'],
    ['to many', 'Precedence: bulk\nList-Unsubscribe: <https://liste.eksempel.no>\n'],
  ])('is held, and takes no word away: %s', async (_, headers) => {
    const sent = await newCase()
    expect(await post(sent, headers, 'Lekkasjen er verre i dag.')).toBe('held')
    expect(await held(sent)).toMatchObject([
      { text: 'Lekkasjen er verre i dag.', reason: 'Kan være sendt av et program' },
    ])
  })

  test.each([
    ['without a return path', 'Return-Path: <>\n'],
    ['that says that no program sent it', 'Auto-Submitted: no\n'],
    ['with neither', ''],
    ['forwarded by rule', 'Auto-Submitted: auto-forwarded\n'],
  ])('is held where its subject begins as that of one away: %s', async (_, headers) => {
    const sent = await newCase()
    expect(await post(sent, headers, 'Det er fortsatt kaldt.', 'Fravær av varmtvann')).toBe('held')
    expect(await held(sent)).toMatchObject([{ text: 'Det er fortsatt kaldt.' }])
  })

  test('is a message where it says that no program sent it', async () => {
    const sent = await newCase()
    expect(await post(sent, 'Auto-Submitted: no (written by hand)\n', 'Det er kaldt.')).toBe('taken')
  })

  test('whose From is more than one plain address is held', async () => {
    const sent = await newCase()
    const headers = `From: =?utf-8?Q?<${email}>?= <evil@evil.eksempel.no>\n`
    expect(await post(sent, headers, 'Glem saken.')).toBe('held')
    expect(await texts(sent)).toEqual([])
    expect(await held(sent)).toMatchObject([
      {
        sender: `<${email}> <evil@evil.eksempel.no>`,
        reason: 'Oppgir mer enn én avsender',
        canBeCase: false,
      },
    ])
  })

  test('that only quotes us is held, with all of it', async () => {
    const sent = await newCase()
    const body = 'Den 27. nov. 2026 kl. 10:12 skrev Husvær <svar@husvaer.eksempel.no>:\n> Passer det?'
    expect(await post(sent, '', body)).toBe('held')
    expect(await held(sent)).toMatchObject([{ text: body }])
  })
})

describe('what a program of the sender answers', () => {
  const away = 'Jeg er på ferie til 7. desember.'
  const gmail =
    '--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n👍\r\n--b\r\nContent-Type: text/vnd.google.email-reaction+json\r\n\r\n{"emoji":"👍","version":1}\r\n--b--\r\n'

  test.each<[string, string, string, string, string]>([
    [
      'Exchange, away',
      'Automatisk svar: Avvik',
      'X-Auto-Response-Suppress: All\nX-MS-Exchange-Generated-Message-Source: Mailbox Rules Agent\n',
      away,
      'Automatisk svar fra avsenderen',
    ],
    [
      'others, away',
      'Re: Avvik',
      'Auto-Submitted: auto-replied (vacation)\n',
      away,
      'Automatisk svar fra avsenderen',
    ],
    ['an old program, away', 'Re: Avvik', 'X-Autoreply: yes\n', away, 'Automatisk svar fra avsenderen'],
    [
      'German, away',
      'Automatische Antwort: Avvik',
      'Return-Path: <>\nAuto-Submitted: auto-generated\n',
      away,
      'Automatisk svar fra avsenderen',
    ],
    [
      'Outlook, a reaction',
      'Re: Avvik',
      '',
      'Kari Nordmann reacted to your message:',
      'Avsenderen reagerte på e-posten',
    ],
    [
      'Gmail, a reaction',
      'Re: Avvik',
      'Content-Type: multipart/alternative; boundary=b\n',
      gmail,
      'Avsenderen reagerte på e-posten',
    ],
    [
      'an iPhone, a reaction',
      'Re: Avvik',
      '',
      'Likte «Hei Kari, passer tirsdag?»',
      'Avsenderen reagerte på e-posten',
    ],
  ])('is noted in a closed case, which stays closed: %s', async (_, subject, headers, body, title) => {
    const sent = await closedCase()
    expect(await post(sent, headers, body, subject)).toBe('noted')
    expect(await clock(sent)).toEqual({ status: 'done', reply_due_at: null })
    expect((await asStaff(sent)).timeline.at(-1)).toMatchObject({ title, isInternal: true })
    expect(await held(sent)).toEqual([])
  })

  test('starts no clock in an open case', async () => {
    const sent = await newCase()
    await answerCase(server.deps, operator, sent.reference, {
      text: 'Når?',
      status: 'waiting-for-sender',
      now: new Date(),
    })
    expect(await post(sent, 'Auto-Submitted: auto-replied\n', away)).toBe('noted')
    expect(await clock(sent)).toEqual({ status: 'waiting-for-sender', reply_due_at: null })
  })

  test('that it was read changes nothing', async () => {
    const sent = await closedCase()
    const type = 'Content-Type: multipart/report; report-type=disposition-notification; boundary=b\n'
    expect(await post(sent, type, '--b\r\n\r\nLest\r\n--b--\r\n')).toBe('ignored')
    expect((await asStaff(sent)).timeline.at(-1)?.isInternal).toBe(false)
  })
})
