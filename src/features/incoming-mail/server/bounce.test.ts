import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { present } from '../../../../test/support/present.ts'
import { type SentCase, sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { parseInboxQuery } from '../../../domain/cases/inbox.ts'
import { MAX_RETRIES } from '../../../platform/mail/retries.ts'
import { caseAddress, mailKey } from '../../cases/server/my-cases/mail-key.ts'
import { answerCase } from '../../inbox/server/answer/answer.ts'
import { readStaffCase } from '../../inbox/server/case/staff-case.ts'
import type { Caseworker } from '../../inbox/server/caseworker.ts'
import { readInbox } from '../../inbox/server/list/inbox.ts'
import { noteFailure } from '../../outgoing-mail/server/held-up-mail.ts'
import { readMailQueue, sendAgain } from '../../outgoing-mail/server/mail-queue.ts'
import { ingestMail } from './ingest-mail.ts'

let server: TemporaryServer
let worker: Caseworker & { id: string }
beforeAll(async () => {
  server = await temporaryServer({ MAIL_REPLY_ADDRESS: 'svar@husvaer.eksempel.no' })
  worker = await makeStaff(server.database.pool)
})
afterAll(() => server.stop())

const now = () => new Date()
const addressOf = ({ id }: SentCase) => caseAddress('svar@husvaer.eksempel.no', mailKey(server.secret, id))
const query = async <T extends object>(sql: string, values: unknown[] = []) =>
  (await server.database.pool.query<T>(sql, values)).rows

/** A case whose sender was asked something, by a mail that the mail server took. */
async function askedCase() {
  const sent = await sendCase(server, 'issue-report')
  const text = 'Når passer det?'
  await answerCase(server.deps, worker, sent.reference, { text, status: 'waiting-for-sender', now: now() })
  const rows = await query<{ id: string; message_id: string }>(
    `update mails set state = 'sent', sent_at = now() where case_id = $1 and kind = 'message-to-sender'
     returning id, message_id`,
    [sent.id],
  )
  return { sent, mail: present(rows[0]) }
}

interface Report {
  to: string
  action?: string
  original?: string
}

const report = ({ to, action = 'failed', original }: Report) => `Return-Path: <>
From: Mail Delivery System <MAILER-DAEMON@mx.eksempel.no>
To: ${to}
Subject: Undelivered Mail Returned to Sender
Message-ID: <${crypto.randomUUID()}@mx.eksempel.no>
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

I'm sorry to have to inform you that your message could not be delivered.

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.eksempel.no

Final-Recipient: rfc822; kari.nordmann@eksempel.no
Action: ${action}
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 User
 unknown

${original === undefined ? '' : `--b\nContent-Type: text/rfc822-headers\n\nFrom: post@husvaer.example\nMessage-ID: ${original}\n\n`}--b--
`
const take = (given: Report) =>
  ingestMail(server.incoming, Buffer.from(report(given)), { source: 'mailbox', now: now() })
const asStaff = async ({ reference }: SentCase) => {
  const shown = await readStaffCase(server.deps, worker, reference, now())
  if (!shown) throw new Error('Not shown')
  return shown
}
const undelivered = async (sent: SentCase) =>
  (await asStaff(sent)).timeline.filter(({ title }) => title.startsWith('Kom ikke fram'))

describe('a bounce', () => {
  test('marks the mail as failed, is shown in its case and reopens it with a deadline', async () => {
    const { sent, mail } = await askedCase()
    expect(await take({ to: 'post@husvaer.example', original: mail.message_id })).toBe('ignored')
    expect(await asStaff(sent)).toMatchObject({
      status: 'in-progress',
      deadline: expect.anything(),
      undelivered: 'Adressen finnes ikke, eller tar ikke imot e-post fra oss.',
    })
    expect((await undelivered(sent)).map(({ title, by }) => [title, by])).toEqual([
      ['Kom ikke fram: svar til avsender', 'system'],
    ])
    const inbox = await readInbox(
      server.deps,
      worker,
      parseInboxQuery(new URLSearchParams('fane=venter-pa-oss')),
      now(),
    )
    expect(inbox.lines.map(({ reference }) => reference)).toContain(sent.reference)
    const { mails } = await readMailQueue(server.deps, 'failed', now())
    expect(mails.find(({ id }) => id === mail.id)).toMatchObject({
      said: '550 5.1.1 User unknown',
      canSendAgain: true,
    })
  })

  test('sends no mail, and changes nothing when it arrives again', async () => {
    const { sent, mail } = await askedCase()
    const mails = () => query('select id from mails')
    const before = await mails()
    for (let i = 0; i < 3; i += 1) await take({ to: addressOf(sent), original: mail.message_id })
    expect(await mails()).toHaveLength(before.length)
    expect(await undelivered(sent)).toHaveLength(1)
  })

  test('that does not name the mail is about the last one to its recipient in the case', async () => {
    const { sent, mail } = await askedCase()
    await take({ to: addressOf(sent) })
    expect(await query('select state from mails where id = $1', [mail.id])).toEqual([{ state: 'failed' }])
  })

  test.each([
    ['only tells of a delay', { action: 'delayed' }],
    ['names a mail that is not ours', { original: '<en-annen@eksempel.no>' }],
  ])('that %s changes nothing', async (_, given) => {
    const { sent, mail } = await askedCase()
    await take({ to: addressOf(sent), original: mail.message_id, ...given })
    expect((await asStaff(sent)).undelivered).toBeNull()
    expect(await query('select state from mails where id = $1', [mail.id])).toEqual([{ state: 'sent' }])
  })

  test('is cleared once the mail is sent again', async () => {
    const { sent, mail } = await askedCase()
    await take({ to: addressOf(sent), original: mail.message_id })
    expect(await sendAgain(server.deps, { id: mail.id, by: worker.id })).toBe(true)
    expect((await asStaff(sent)).undelivered).toBeNull()
  })
})

describe('a bounce in words alone', () => {
  const recipient = 'kari.nordmann@eksempel.no'
  const exim = (original: string) => `This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its
recipients. This is a permanent error. The following address(es) failed:

  ${recipient}
    550 5.1.1 User unknown

------ This is a copy of the message, including all the headers. ------

${original}`
  const qmail = (original: string) => `Hi. This is the qmail-send program at mx.eksempel.no.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<${recipient}>:
550 5.1.1 User unknown

--- Below this line is a copy of the message.

Return-Path: <svar@husvaer.eksempel.no>
${original}`
  const send = (to: string, text: string) => {
    const raw = `Return-Path: <>\nFrom: Mailer-Daemon@mx.eksempel.no\nTo: ${to}\nSubject: Failure\nMessage-ID: <${crypto.randomUUID()}@mx>\n\n${text}`
    return ingestMail(server.incoming, Buffer.from(raw), { source: 'mailbox', now: now() })
  }

  test.each([
    ['Exim', exim],
    ['qmail', qmail],
  ])('counts as not delivered, and is shown: %s', async (_, words) => {
    const { sent, mail } = await askedCase()
    const text = words(`Message-ID: ${mail.message_id}\nTo: ${recipient}\n\nMessage-ID: <ikke@denne>\n`)
    expect(await send(addressOf(sent), text)).toBe('ignored')
    expect(await undelivered(sent)).toHaveLength(1)
    expect(await query('select state, last_error from mails where id = $1', [mail.id])).toEqual([
      { state: 'failed', last_error: '550 5.1.1 User unknown' },
    ])
  })

  test('that names no mail is about the last one to its recipient', async () => {
    const { sent, mail } = await askedCase()
    await send(addressOf(sent), exim(''))
    expect(await query('select state from mails where id = $1', [mail.id])).toEqual([{ state: 'failed' }])
  })

  test('that is about no mail of ours is held for staff', async () => {
    const { sent, mail } = await askedCase()
    expect(await send(addressOf(sent), exim('Message-ID: <en-annen@eksempel.no>\n'))).toBe('held')
    expect(await query('select state from mails where id = $1', [mail.id])).toEqual([{ state: 'sent' }])
  })

  test('that only warns of a delay is held, and marks nothing', async () => {
    const { sent, mail } = await askedCase()
    const warning =
      'This message was created automatically by mail delivery software.\nA message that you sent has not yet been delivered to one or more of its\nrecipients after more than 24 hours on the queue.'
    expect(await send(addressOf(sent), warning)).toBe('held')
    expect(await query('select state from mails where id = $1', [mail.id])).toEqual([{ state: 'sent' }])
  })
})

test('a mail that the mail server refused permanently is shown in its case as well', async () => {
  const { sent, mail } = await askedCase()
  await query("update mails set state = 'queued' where id = $1", [mail.id])
  const error = new Error('550 5.1.1 No such user')
  await noteFailure(server.database.pool, { mailId: mail.id, error, retries: 0 })
  expect(await undelivered(sent)).toEqual([])
  await noteFailure(server.database.pool, { mailId: mail.id, error, retries: MAX_RETRIES })
  expect(await undelivered(sent)).toHaveLength(1)
  expect((await asStaff(sent)).status).toBe('in-progress')
})
