import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { blankPhoto } from '../../../../test/support/blank-photo.ts'
import { hasDovecot, type ImapServer, imapServer } from '../../../../test/support/imap-server.ts'
import { type SentCase, sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { type WrittenMail, writtenMail } from '../../../../test/support/written-mail.ts'
import { laneQuery } from '../../../domain/cases/inbox.ts'
import { caseAddress, mailKey } from '../../cases/server/my-cases/mail-key.ts'
import { withdraw } from '../../cases/server/sender/sender-actions.ts'
import { findCase, senderCase } from '../../cases/server/sender/sender-case.ts'
import { answerCase } from '../../inbox/server/answer/answer.ts'
import { operator } from '../../inbox/server/caseworker.ts'
import { readInbox } from '../../inbox/server/list/inbox.ts'
import { acceptHeldMail } from './accept-held-mail.ts'
import { discardHeld, readHeld } from './held-mail.ts'
import { ingestMail } from './ingest-mail.ts'
import { readMailbox } from './read-mailbox.ts'

const KEY = 'en-lang-hemmelig-nokkel-for-e-post'
let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer({ MAIL_REPLY_ADDRESS: 'svar@husvaer.eksempel.no', INBOUND_MAIL_KEY: KEY })
})
afterAll(() => server.stop())

const addressOf = ({ id }: SentCase) => caseAddress('svar@husvaer.eksempel.no', mailKey(server.secret, id))
const take = (written: WrittenMail, now = new Date()) =>
  ingestMail(server.incoming, Buffer.from(writtenMail(written)), { source: 'webhook', now })
const texts = async ({ token }: SentCase) => {
  const record = await findCase(server.deps, token)
  if (!record) throw new Error('No case')
  return (await senderCase(server.deps, record, new Date())).timeline.map(({ text }) => text).filter(Boolean)
}
const held = async () => readHeld(server, await makeStaff(server.database.pool, 'administrator'), new Date())

describe('an answer by mail', () => {
  test('becomes a message in its case, without what it quotes', async () => {
    const sent = await sendCase(server, 'issue-report')
    const body =
      'Det passer på tirsdag.\n\nHilsen Kari\n\nDen 21. nov. 2026 kl. 12.00 skrev Husvær <svar@husvaer.eksempel.no>:\n> Når passer det?\n'
    expect(await take({ to: addressOf(sent), body })).toBe('taken')
    expect(await texts(sent)).toEqual(['Det passer på tirsdag.\n\nHilsen Kari'])
    expect((await held()).filter(({ reference }) => reference === sent.reference)).toEqual([])
  })

  test('is found by the mail that it answers, where its address was lost', async () => {
    const sent = await sendCase(server, 'issue-report')
    const { rows } = await server.database.pool.query(
      "select message_id from mails where case_id = $1 and kind = 'case-to-sender'",
      [sent.id],
    )
    expect(await take({ headers: `In-Reply-To: ${rows[0].message_id}\n`, body: 'Svar' })).toBe('taken')
    expect(await texts(sent)).toEqual(['Svar'])
  })

  test('is found in a case that was made before cases had reply addresses', async () => {
    const sent = await sendCase(server, 'issue-report')
    await server.database.pool.query('update cases set mail_key = null where id = $1', [sent.id])
    expect(await take({ to: addressOf(sent), body: 'Fra før' })).toBe('taken')
    expect(await texts(sent)).toEqual(['Fra før'])
  })

  test('is ingested once, also when it is delivered several times', async () => {
    const sent = await sendCase(server, 'issue-report')
    const written = { to: addressOf(sent), id: '<samme@eksempel.no>', body: 'En gang' }
    const outcomes = await Promise.all([take(written), take(written), take(written)])
    expect(outcomes.sort()).toEqual(['known', 'known', 'taken'])
    expect(await texts(sent)).toEqual(['En gang'])
  })

  test('brings its photos, and opens a case that was just closed', async () => {
    const sent = await sendCase(server, 'issue-report')
    await answerCase(server.deps, operator, sent.reference, {
      text: 'Ordnet.',
      status: 'done',
      now: new Date(),
    })
    const photo = await blankPhoto(60, 40, '#a43').jpeg().toBuffer()
    const html = '<p>Ikke helt i orden&nbsp;&aring;.</p>'
    const files = [{ content: photo, name: 'feil.jpg' }]
    expect(await take({ to: addressOf(sent), html, files })).toBe('taken')
    expect(await texts(sent)).toContain('Ikke helt i orden å.')
    const record = await findCase(server.deps, sent.token)
    expect(record).toMatchObject({ status: 'in-progress', replyDueAt: expect.any(Date) })
    const { lines } = await readInbox(server.deps, operator, laneQuery('venter-pa-oss'), new Date())
    expect(lines.find(({ reference }) => reference === sent.reference)).toMatchObject({
      news: 'message',
      excerpt: 'Ikke helt i orden å.',
    })
    const { rowCount } = await server.database.pool.query('select 1 from photos where case_id = $1', [
      sent.id,
    ])
    expect(rowCount).toBe(1)
  })

  test('leaves a withdrawn notice withdrawn, also when staff add it to the case', async () => {
    const sent = await sendCase(server, 'termination')
    await withdraw(server.deps, sent.token, new Date())
    expect(await take({ to: addressOf(sent), body: 'Takk for hjelpen!' })).toBe('held')
    const [waiting] = (await held()).filter(({ reference }) => reference === sent.reference)
    expect(await acceptHeldMail(server.deps, operator, waiting?.id ?? '', new Date())).toBe(true)
    expect(await texts(sent)).toContain('Takk for hjelpen!')
    expect(await findCase(server.deps, sent.token)).toMatchObject({ status: 'withdrawn' })
  })

  test('from another address is held until a staff member accepts it', async () => {
    const sent = await sendCase(server, 'issue-report')
    expect(await take({ to: addressOf(sent), from: 'ukjent@eksempel.no', body: 'Jeg er naboen' })).toBe(
      'held',
    )
    expect(await texts(sent)).toEqual([])
    const [waiting] = (await held()).filter(({ reference }) => reference === sent.reference)
    expect(waiting).toMatchObject({
      text: 'Jeg er naboen',
      reason: 'Kom fra en annen adresse enn avsenderens',
    })
    const released = () => acceptHeldMail(server.deps, operator, waiting?.id ?? '', new Date())
    expect([await released(), await released()]).toEqual([true, false])
    expect(await texts(sent)).toEqual(['Jeg er naboen'])
  })

  test('to a case that was closed long ago, to no case, or without content is held too', async () => {
    const sent = await sendCase(server, 'issue-report')
    await answerCase(server.deps, operator, sent.reference, {
      text: 'Ordnet.',
      status: 'done',
      now: new Date(),
    })
    const later = new Date(Date.now() + 20 * 86_400_000)
    expect(await take({ to: addressOf(sent), body: 'Hallo?' }, later)).toBe('held')
    const guessed = 'svar+0123456789abcdef01234567@husvaer.eksempel.no'
    expect(await take({ to: guessed, body: 'Gjettet' })).toBe('held')
    const open = await sendCase(server, 'issue-report')
    expect(
      await take({ to: addressOf(open), body: 'Den 20.11.2026 14:02, skrev Husvær:\n> bare sitat' }),
    ).toBe('held')
    const worker = await makeStaff(server.database.pool, 'administrator')
    const none = (await held()).find(({ text }) => text === 'Gjettet')
    expect(await discardHeld(server, { id: none?.id ?? '', by: worker.id })).toBe(true)
    expect((await held()).map(({ text }) => text)).not.toContain('Gjettet')
  })

  test.each([
    'Auto-Submitted: auto-replied\n',
    'Precedence: bulk\nList-Unsubscribe: <https://liste.eksempel.no>\n',
  ])('is ignored if a program of a stranger sent it: %s', async (headers) => {
    const written = { headers, from: 'nyhetsbrev@eksempel.no', body: 'Tilbud' }
    expect(await take(written)).toBe('ignored')
    expect((await held()).map(({ text }) => text)).not.toContain('Tilbud')
  })
})

describe('mail from unknown senders', () => {
  test('is parsed, even if it is built to be slow to parse', async () => {
    const sent = await sendCase(server, 'issue-report')
    const to = addressOf(sent)
    expect(await take({ to, from: 'ukjent@eksempel.no', html: '<style '.repeat(300_000) })).toBe('held')
    expect(await take({ to, from: 'ukjent@eksempel.no', body: `${' '.repeat(2_000_000)}x` })).toBe('held')
    expect((await held()).filter(({ reference }) => reference === sent.reference)).toHaveLength(2)
  })

  test('is stored with control characters anywhere in it', async () => {
    const sent = await sendCase(server, 'issue-report')
    const headers = 'In-Reply-To: <a\u0000b@c>\n'
    const id = '<null\u0000tegn@eksempel.no>'
    const content = Buffer.from('x')
    const files = [{ content, type: 'application/pdf', name: 'a\u0000b.pdf' }]
    expect(await take({ to: addressOf(sent), id, headers, body: 'a\u0000b\u0007c', files })).toBe('taken')
    expect((await texts(sent))[0]).toContain('a b c')
  })
})

describe('the webhook', () => {
  const post = (body: string, key = KEY) =>
    fetch(`${server.url}/api/innkommende-epost`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'message/rfc822' },
      body,
    })

  test('accepts a mail only with the key', async () => {
    const sent = await sendCase(server, 'issue-report')
    const message = writtenMail({ to: addressOf(sent), body: 'Over nettet' })
    expect((await post(message, 'feil')).status).toBe(401)
    expect(await texts(sent)).toEqual([])
    const answer = await post(message)
    expect(await answer.json()).toEqual({ outcome: 'taken' })
    expect(await texts(sent)).toEqual(['Over nettet'])
  })
})

describe.runIf(hasDovecot())('a mailbox on a real IMAP server', () => {
  let imap: ImapServer
  beforeAll(async () => {
    imap = await imapServer()
  })
  afterAll(() => imap.close())

  test('is read once, and each mail is stored in its case or held', async () => {
    const sent = await sendCase(server, 'issue-report')
    imap.deliver(writtenMail({ to: addressOf(sent), body: 'Første svar' }))
    imap.deliver(writtenMail({ to: addressOf(sent), from: 'fremmed@eksempel.no', body: 'Hvem er jeg?' }))
    expect((await readMailbox(server.incoming, imap.url)).sort()).toEqual(['held', 'taken'])
    expect(await texts(sent)).toEqual(['Første svar'])
    expect(await readMailbox(server.incoming, imap.url)).toEqual([])
    imap.deliver(writtenMail({ to: addressOf(sent), body: 'Andre svar' }))
    expect(await readMailbox(server.incoming, imap.url)).toEqual(['taken'])
    expect(await texts(sent)).toEqual(['Første svar', 'Andre svar'])
  })

  test('leaves a mail that could not be stored unread for the next run', async () => {
    const sent = await sendCase(server, 'issue-report')
    imap.deliver(writtenMail({ to: addressOf(sent), body: 'Skal ikke bli borte' }))
    await server.database.pool.query('alter table incoming_mails rename to incoming_mails_away')
    expect(await readMailbox(server.incoming, imap.url)).toEqual([])
    await server.database.pool.query('alter table incoming_mails_away rename to incoming_mails')
    expect(await readMailbox(server.incoming, imap.url)).toEqual(['taken'])
    expect(await texts(sent)).toEqual(['Skal ikke bli borte'])
  })

  test('reads the mails after an unreadable one', async () => {
    const sent = await sendCase(server, 'issue-report')
    imap.deliver(writtenMail({ headers: `X-Lang: ${'x'.repeat(3_000_000)}\n` }))
    imap.deliver(writtenMail({ to: addressOf(sent), body: 'Etter den' }))
    expect((await readMailbox(server.incoming, imap.url)).sort()).toEqual(['set-aside', 'taken'])
    const { log } = server.incoming
    const spies = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'error')]
    expect(await readMailbox(server.incoming, imap.url)).toEqual([])
    for (const each of spies) expect(each).not.toHaveBeenCalled()
  })

  test('with a wrong password fails with a clear message', async () => {
    await expect(readMailbox(server.incoming, imap.url.replace('hemmelig', 'feil'))).rejects.toThrow()
  })
})
