import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hasDovecot, type ImapServer, imapServer } from '../../../../test/support/imap-server.ts'
import { type SentCase, sendCase } from '../../../../test/support/sent-case.ts'
import { makeStaff } from '../../../../test/support/staff.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { writtenMail } from '../../../../test/support/written-mail.ts'
import { caseAddress, mailKey } from '../../cases/server/my-cases/mail-key.ts'
import { discardHeld, readHeld } from './held-mail.ts'
import { type IncomingDeps, ingestMail } from './ingest-mail.ts'
import { createMailReader, type MailReader } from './mail-reader.ts'
import { readMailbox } from './read-mailbox.ts'
import { createReadingAttempts } from './reading-attempts.ts'

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const KEY = 'en-lang-hemmelig-nokkel-for-e-post'
let server: TemporaryServer
beforeAll(async () => {
  server = await temporaryServer({ MAIL_REPLY_ADDRESS: 'svar@husvaer.eksempel.no', INBOUND_MAIL_KEY: KEY })
})
afterAll(() => server.stop())
afterEach(async () => {
  await server.database.pool.query('delete from incoming_mails where bytes is not null')
})

const addressOf = ({ id }: SentCase) => caseAddress('svar@husvaer.eksempel.no', mailKey(server.secret, id))
const take = (raw: string | Buffer, deps: IncomingDeps = server.incoming) =>
  ingestMail(deps, Buffer.from(raw), { source: 'webhook' })
const worker = () => makeStaff(server.database.pool, 'administrator')
const listed = async () =>
  (await readHeld(server, await worker(), new Date())).filter(({ attached }) => attached.length > 0)

/** The mail that exhausted the heap of the site, when the site read it itself. */
const lineBreaks = (head = '') =>
  `From: Kari <kari@eksempel.no>\nSubject: Re: =?utf-8?q?B=C3=A5ten?=\nMessage-ID: <${randomUUID()}@a.no>\n${head}\n${'\n'.repeat(400_000)}`

describe('a mail that breaks a limit', () => {
  test.each<[string, () => string, string]>([
    ['400 000 line breaks', lineBreaks, 'Har for mange linjer eller deler til å leses'],
    [
      '29 MB of text',
      () => writtenMail({ body: `${'Hei på deg, dette er en lang tekst. '.repeat(2)}\n`.repeat(390_000) }),
      'Har for mange linjer eller deler til å leses',
    ],
    [
      '3 000 parts',
      () =>
        writtenMail({
          headers: 'Content-Type: multipart/mixed; boundary=b\n',
          body: '--b\n\nx\n'.repeat(3000),
        }),
      'Har for mange linjer eller deler til å leses',
    ],
    [
      'parts within parts, 300 deep',
      () => {
        const nested = Array.from(
          { length: 300 },
          (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\n\n--b${depth}\n`,
        )
        return `From: kari@eksempel.no\nSubject: Re: Båten\n${nested.join('')}\nx`
      },
      'Kan ikke leses',
    ],
    [
      'a header of 3 MB',
      () => writtenMail({ headers: `X-Long: ${'x'.repeat(3_000_000)}\n` }),
      'Kan ikke leses',
    ],
  ])('is set aside and listed with sender, subject, size and reason: %s', async (_, written, reason) => {
    const raw = written()
    expect(await take(raw)).toBe('set-aside')
    const [mail, ...others] = await listed()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      sender: expect.stringMatching(/^kari/),
      subject: expect.stringMatching(/^Re: /),
      reason,
      reference: null,
    })
    expect(mail?.attached).toEqual([
      expect.stringMatching(/^\d+,\d MB$/),
      'Originalen er avvist tilbake til den som leverte den',
    ])
    // Delivered again, it is neither read nor listed again.
    expect(await take(raw)).toBe('set-aside')
    expect(await listed()).toHaveLength(1)
    expect(await discardHeld(server, { id: mail?.id ?? '', by: (await worker()).id })).toBe(true)
    expect(await take(raw)).toBe('set-aside')
    expect(await listed()).toEqual([])
  })

  test('does not delay other mails: a reply is added to its case right after it', async () => {
    const sent = await sendCase(server, 'issue-report')
    const reply = writtenMail({ to: addressOf(sent), body: 'Svar' })
    expect(await Promise.all([take(lineBreaks()), take(reply)])).toEqual(['set-aside', 'taken'])
  })

  test('is answered by the webhook with 422', async () => {
    const response = await fetch(`${server.url}/api/innkommende-epost`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'message/rfc822' },
      body: lineBreaks(),
    })
    expect([response.status, await response.json()]).toEqual([422, { error: 'unreadable' }])
  })
})

describe('a mail that ends its reader', () => {
  const readers: MailReader[] = []
  afterAll(() => {
    for (const reader of readers) reader.close()
  })
  const readBy = (options: Parameters<typeof createMailReader>[1]): IncomingDeps => {
    const reader = createMailReader(server.deps.contact, options)
    readers.push(reader)
    return { ...server.incoming, reader }
  }

  /** Within every limit, and still more than the reader's memory: each line costs the parser two kilobytes. */
  const memoryBomb = () =>
    writtenMail({ body: `${'A'.repeat(48)}\n`.repeat(590_000), headers: 'X-Kind: bomb\n' })

  test('by its memory is set aside, and the next mail is read', async () => {
    const deps = readBy({})
    expect(await take(memoryBomb(), deps)).toBe('set-aside')
    expect(await listed()).toMatchObject([{ reason: 'Lesingen stanset, og prøves ikke igjen' }])
    const sent = await sendCase(server, 'issue-report')
    expect(await take(writtenMail({ to: addressOf(sent), body: 'Svar' }), deps)).toBe('taken')
  })

  test('is not blamed on the next mail, which a new reader reads', async () => {
    const { reader } = server.incoming
    await reader.read(Buffer.from(writtenMail({ body: 'Hei' })))
    const { pid } = reader
    process.kill(pid ?? 0, 'SIGKILL')
    await expect.poll(() => isAlive(pid ?? 0)).toBe(false)
    expect(await reader.read(Buffer.from(writtenMail({ body: 'Hei igjen' })))).toHaveProperty('mail')
  })

  test('by its time is set aside', async () => {
    expect(await take(writtenMail({ body: 'Treg' }), readBy({ timeoutMs: 1 }))).toBe('set-aside')
    expect(await listed()).toMatchObject([{ reason: 'Lesingen stanset, og prøves ikke igjen' }])
  })
})

describe('a mail whose reading was cut off with its process', () => {
  const begun = (raw: string, age: string) =>
    server.database.pool.query(
      `insert into mail_reading_attempts (fingerprint, begun_at)
       values ('sha256:' || encode(sha256($1), 'hex'), now() - $2::interval)`,
      [Buffer.from(raw), age],
    )

  test('is not read again, but set aside', async () => {
    const raw = writtenMail({ body: 'Stanset alt' })
    await begun(raw, '3 minutes')
    expect(await take(raw)).toBe('set-aside')
    expect(await listed()).toMatchObject([
      { reason: 'Systemet stanset mens den ble lest. Den prøves ikke igjen' },
    ])
    const { rowCount } = await server.database.pool.query('select from mail_reading_attempts')
    expect(rowCount).toBe(0)
  })

  test('waits while another process may be reading it', async () => {
    const raw = writtenMail({ body: 'Leses nå' })
    await begun(raw, '5 seconds')
    expect(await take(raw)).toBe('later')
    expect(await listed()).toEqual([])
    await server.database.pool.query('delete from mail_reading_attempts')
    expect(await take(raw)).toBe('held')
  })

  test('is noted before it is read', async () => {
    const noted: unknown[] = []
    const reader: MailReader = {
      async read() {
        const { rows } = await server.database.pool.query('select fingerprint from mail_reading_attempts')
        noted.push(...rows)
        throw new Error('The mail reader was closed')
      },
      close: () => undefined,
      pid: undefined,
    }
    const raw = writtenMail({ body: 'Notert' })
    await expect(take(raw, { ...server.incoming, reader })).rejects.toThrow('was closed')
    expect(noted).toEqual([{ fingerprint: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) }])
    // The error of a closed reader does not concern the mail.
    expect(await take(raw)).toBe('held')
  })

  test('is read again where only the database was lost meanwhile', async () => {
    const raw = writtenMail({ body: 'Basen ble borte' })
    const { pool } = server.database
    const attempts = createReadingAttempts(pool)
    const away: MailReader = {
      async read() {
        await pool.query('alter table mail_reading_attempts rename to mail_reading_attempts_away')
        throw new Error('The database is away')
      },
      close: () => undefined,
      pid: undefined,
    }
    await expect(take(raw, { ...server.incoming, reader: away, attempts })).rejects.toThrow('is away')
    await pool.query('alter table mail_reading_attempts_away rename to mail_reading_attempts')
    await pool.query("update mail_reading_attempts set begun_at = now() - interval '1 hour'")
    expect(await take(raw, { ...server.incoming, attempts })).toBe('held')
  })
})

describe.runIf(hasDovecot())('a mailbox with hostile mails', () => {
  let imap: ImapServer
  beforeAll(async () => {
    imap = await imapServer()
  })
  afterAll(() => imap.close())

  test('sets aside unreadable mails once, and ingests the reply after them', async () => {
    const sent = await sendCase(server, 'issue-report')
    imap.deliver(lineBreaks())
    imap.deliver(writtenMail({ headers: 'X-Size: large\n', body: `${'x'.repeat(78)}\n`.repeat(400_000) }))
    imap.deliver(writtenMail({ to: addressOf(sent), body: 'Etter dem' }))
    expect((await readMailbox(server.incoming, imap.url)).sort()).toEqual(['set-aside', 'set-aside', 'taken'])
    expect((await listed()).map(({ reason, attached }) => [reason, attached.at(-1)]).sort()).toEqual([
      ['For stor til å leses', 'Originalen ligger merket med flagg i postkassa'],
      ['Har for mange linjer eller deler til å leses', 'Originalen ligger merket med flagg i postkassa'],
    ])
    expect(await readMailbox(server.incoming, imap.url)).toEqual([])
  })
})
