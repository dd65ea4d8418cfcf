import { PassThrough } from 'node:stream'
import pg from 'pg'
import { pino } from 'pino'
import { describe, expect, inject, test } from 'vitest'
import { mailServer } from '../../../test/support/mail-server.ts'
import { openMailTransport } from '../mail/transport.ts'
import { readConfig } from './config.ts'
import { redact, redaction } from './log-redaction.ts'

/** What the log writes of an error. */
function logged(error: unknown, fields: Record<string, unknown> = {}, message = 'Failed'): string {
  const stream = new PassThrough()
  pino({ ...redaction, base: null }, stream).error({ err: error, ...fields }, message)
  return String(stream.read())
}

const failure = async (work: Promise<unknown>): Promise<Error> => {
  const error: unknown = await work.then(
    () => null,
    (thrown) => thrown,
  )
  if (!(error instanceof Error)) throw new Error('The work did not fail')
  return error
}

describe('the log', () => {
  test.each([451, 550])('names no recipient whom a mail server refuses with %d', async (code) => {
    const mailbox = await mailServer()
    mailbox.refuse(code, 'kari.nordmann@eksempel.no er ukjent')
    const transport = openMailTransport(readConfig({ SMTP_URL: mailbox.url }))
    const error = await failure(
      transport.send({
        messageId: '<a@b.no>',
        from: 'Nabolaget Utleie',
        to: 'kari.nordmann@eksempel.no',
        subject: 'Emne',
        replyTo: undefined,
        unsubscribe: undefined,
        calendar: undefined,
        html: '<p>Hei</p>',
        text: 'Hei',
        icon: Buffer.alloc(0),
      }),
    )
    transport.close()
    await mailbox.close()
    const line = logged(error, { mailId: '0190c2f5-8d4e-7c3a-9b1f-2a6e5d4c3b2a' })
    expect(JSON.stringify(error)).toContain('kari')
    expect(line).not.toMatch(/kari|nordmann/)
    expect(JSON.parse(line)).toMatchObject({
      mailId: '0190c2f5-8d4e-7c3a-9b1f-2a6e5d4c3b2a',
      err: { responseCode: code, command: 'DATA', message: expect.stringContaining('[e-mail] er ukjent') },
    })
  })

  test('contains no values of rows and queries that the database refuses', async () => {
    const client = new pg.Client({ connectionString: inject('databaseServer') })
    await client.connect()
    await client.query('create temporary table people (email text primary key, number int)')
    await client.query("insert into people values ('kari@eksempel.no', 1)")
    const errors = [
      await failure(client.query("insert into people values ('kari@eksempel.no', 2)")),
      await failure(client.query('select $1::int', ['nr. 01010112345'])),
      await failure(client.query('insert into people (number) values (1)')),
    ]
    await client.end()
    const line = errors.map((error) => logged(error)).join('')
    expect(line).not.toMatch(/kari|01010112345/i)
    expect(line).toContain('"constraint":"people_pkey"')
    expect(line).toContain('"code":"23505"')
  })

  test('contains no tokens in fields and messages', () => {
    const line = logged(null, { page: '/sak/abcdefghijklmnopqrstuv' }, 'kari@eksempel.no signed in')
    expect(line).toContain('/sak/[token]')
    expect(line).toContain('[e-mail] signed in')
  })
})

test.each([
  [
    'Can\u2019t reach https://x.no/a?signature=abc&w=2',
    'Can\u2019t reach https://x.no/a?signature=[token]&w=2',
  ],
  ['postgres://husvaer:hemmelig@db/husvaer', 'postgres://[password]@db/husvaer'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer [token]'],
  ['fnr 010101 12345 og 01010112345', 'fnr [11 digits] og [11 digits]'],
  ['GET /mine-saker/abcdefghijklmnop-_xyz.data', 'GET /mine-saker/[token]'],
  ['token 3f0cA9zYqL1mN8bV7cX6dE', 'token [token]'],
  ['mail 0190c2f5-8d4e-7c3a-9b1f-2a6e5d4c3b2a', 'mail 0190c2f5-8d4e-7c3a-9b1f-2a6e5d4c3b2a'],
  [
    '    at sendMail (file:///srv/husvaer/server/mail/send-mail.ts:41:9)',
    '    at sendMail (file:///srv/husvaer/server/mail/send-mail.ts:41:9)',
  ],
  ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
])('redacts %s', (text, redacted) => {
  expect(redact(text)).toBe(redacted)
})
