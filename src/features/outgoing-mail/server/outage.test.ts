import type { PoolClient } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type MailServer, mailServer } from '../../../../test/support/mail-server.ts'
import { type TemporaryServer, temporaryServer } from '../../../../test/support/temporary-server.ts'
import { withoutTable } from '../../../../test/support/without-table.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { MAIL_CONNECTIONS, openMailTransport } from '../../../platform/mail/transport.ts'
import { renderMail } from '../ui/mail.tsx'
import { tryOneHeldUp } from './held-up-mail.ts'
import { type MailWorker, startMailWorker } from './mail-worker.ts'
import type { MailWork } from './send-mail.ts'

let mailbox: MailServer
let server: TemporaryServer
let work: MailWork
beforeAll(async () => {
  mailbox = await mailServer()
  server = await temporaryServer({ SMTP_URL: mailbox.url, PUBLIC_URL: 'https://husvaer.eksempel.no' })
  work = {
    deps: server.deps,
    transport: openMailTransport(server.config),
    render: renderMail,
    log: server.log,
  }
})
afterAll(async () => {
  work.transport.close()
  await server.stop()
  await mailbox.close()
})
beforeEach(async () => {
  mailbox.refuse(null)
  mailbox.release()
  await server.database.pool.query('delete from mails')
  mailbox.received.length = 0
})

/** Orders mails, and gives their ids. */
const order = (count: number) => inTransaction(server.database.pool, (client) => orderIn(client, count))
const orderIn = async (client: PoolClient, count: number) => {
  const ids: string[] = []
  for (let made = 0; made < count; made += 1) {
    const recipient = `ansatt${made}@eksempel.no`
    const data = { expiresAt: new Date(Date.now() + 600_000).toISOString() }
    ids.push(await queueMail(server.deps, client, { kind: 'code-to-sender', caseId: null, recipient, data }))
  }
  return ids
}
/** Orders as many mails as there are connections, or fewer, and waits until the server holds them. */
const orderAndHold = async (count: number) => {
  mailbox.hold()
  await order(count)
  await expect.poll(() => mailbox.connections().held).toBe(count)
}
const one = async (sql: string, values: unknown[] = []) =>
  (await server.database.pool.query(sql, values)).rows[0]
const sent = "select count(*)::int as count from mails where state = 'sent'"
const leased = 'select count(*)::int as count from mails where leased_until > now()'

describe('the mail worker', () => {
  let worker: MailWorker
  beforeAll(async () => {
    worker = startMailWorker(work, { tryEveryMs: 300 })
  })
  afterAll(() => worker.close(1000))

  const held = () =>
    one('select count(*)::int as count, max(held_up) as why from mails where held_up is not null')
  const waiting = "select count(*)::int as count from mails where state = 'queued' and due_at > now()"
  /** Simulates a long outage: the next retry of each mail is far away. */
  const postpone = () =>
    server.database.pool.query(
      "update mails set due_at = now() + interval '2 hours', retries = 30 where state = 'queued' and leased_until is null",
    )

  test('sends all that waits as soon as a server that was away takes one mail', async () => {
    await mailbox.stop()
    const ids = await order(30)
    await expect.poll(held).toEqual({ count: ids.length, why: 'server' })
    await expect.poll(() => one(leased)).toEqual({ count: 0 })
    await postpone()
    await mailbox.start()
    await expect.poll(() => mailbox.received.length).toBeGreaterThan(0)
    await expect.poll(() => one(waiting)).toEqual({ count: 0 })
    await expect.poll(() => mailbox.received.length).toBe(ids.length)
    expect(new Set(mailbox.received.map(({ messageId }) => messageId)).size).toBe(ids.length)
    await expect.poll(held).toEqual({ count: 0, why: null })
    // Looking whether the server is back costs no mail one of its retries.
    expect((await one('select max(retries) as most from mails')).most).toBeLessThanOrEqual(31)
  }, 120_000)

  test('retries a refused mail on its own schedule until another mail is sent', async () => {
    mailbox.refuse(451)
    await order(1)
    await expect.poll(held).toEqual({ count: 1, why: 'mail' })
    await expect.poll(() => one(waiting)).toEqual({ count: 1 })
    await postpone()
    const { attempts } = await one('select attempts from mails')
    await tryOneHeldUp(server.database.pool)
    expect(await one(waiting)).toEqual({ count: 1 })
    mailbox.refuse(null)
    await order(1)
    await expect.poll(() => mailbox.received.length).toBe(2)
    expect(await one('select max(attempts) as most from mails')).toEqual({ most: attempts + 1 })
  }, 90_000)

  test('stays within its connection limit, and takes no mail before its turn', async () => {
    const { opened } = mailbox.connections()
    mailbox.hold()
    const ids = await order(20)
    await expect.poll(() => mailbox.connections().held).toBe(MAIL_CONNECTIONS)
    expect(await one(leased)).toEqual({ count: MAIL_CONNECTIONS })
    mailbox.release()
    await expect.poll(() => mailbox.received.length).toBe(ids.length)
    expect(mailbox.connections().most).toBe(MAIL_CONNECTIONS)
    // They are kept open from mail to mail.
    expect(mailbox.connections().opened - opened).toBeLessThanOrEqual(MAIL_CONNECTIONS)
  }, 90_000)

  test('sends other mails while some hang', async () => {
    await orderAndHold(MAIL_CONNECTIONS - 1)
    mailbox.holdNoMore()
    const ids = await order(6)
    await expect.poll(() => one(sent)).toEqual({ count: ids.length })
    expect(mailbox.connections().held).toBe(MAIL_CONNECTIONS - 1)
    mailbox.release()
    await expect.poll(() => one(sent)).toEqual({ count: ids.length + 3 })
  }, 60_000)

  test('records mails that are sent at once together', async () => {
    await orderAndHold(MAIL_CONNECTIONS)
    mailbox.release()
    await expect.poll(() => one(sent)).toEqual({ count: MAIL_CONNECTIONS })
    // `xmin` names the transaction that wrote a row.
    const { count } = await one('select count(distinct xmin::text)::int as count from mails')
    expect(count).toBeLessThan(MAIL_CONNECTIONS)
  }, 60_000)

  test('sends the mails taken with one that cannot be read, in one attempt each', async () => {
    const unreadable = await inTransaction(server.database.pool, async (client) => {
      const [id] = await orderIn(client, MAIL_CONNECTIONS)
      await client.query("update mails set data = '[]' where id = $1", [id])
      return id
    })
    await expect.poll(() => one(sent)).toEqual({ count: MAIL_CONNECTIONS - 1 })
    const unread = () =>
      one('select state, last_error is not null as "isSaid" from mails where id = $1', [unreadable])
    await expect.poll(unread).toEqual({ state: 'queued', isSaid: true })
    expect(await one("select max(attempts) as most from mails where state = 'sent'")).toEqual({ most: 1 })
    expect(await one("select max(retries) as most from mails where state = 'sent'")).toEqual({ most: 0 })
  }, 60_000)

  test('records an accepted mail once the database is back, and does not send it again', async () => {
    await orderAndHold(1)
    await withoutTable(server.database.pool, 'mails', async () => {
      mailbox.release()
      const isWaiting = () =>
        server.logged.some(({ message }) => message === 'Mails could not be recorded yet')
      await expect.poll(isWaiting).toBe(true)
    })
    await expect.poll(() => one('select state, attempts from mails')).toEqual({ state: 'sent', attempts: 1 })
    expect(mailbox.received).toHaveLength(1)
  }, 60_000)

  test('sends a mail once whose lease it could not renew', async () => {
    await orderAndHold(1)
    await server.database.pool.query("update mails set leased_until = now() - interval '1 s'")
    // It looks for mails meanwhile, and takes the next one.
    mailbox.holdNoMore()
    await order(1)
    await expect.poll(() => one(sent)).toEqual({ count: 1 })
    mailbox.release()
    await expect.poll(() => one(sent)).toEqual({ count: 2 })
    expect(await one('select max(attempts) as most from mails')).toEqual({ most: 1 })
    expect(mailbox.received).toHaveLength(2)
  }, 60_000)

  test('sends a mail once to a server that takes longer than a lease', async () => {
    mailbox.hold()
    const [id] = await order(1)
    await expect.poll(() => one(leased)).toEqual({ count: 1 })
    const { until } = await one('select leased_until::text as until from mails')
    const renewed = () => one('select leased_until > $1::timestamptz as "isLater" from mails', [until])
    await expect.poll(renewed).toEqual({ isLater: true })
    mailbox.release()
    const mail = () => one('select state, attempts from mails where id = $1', [id])
    await expect.poll(mail).toEqual({ state: 'sent', attempts: 1 })
    expect(mailbox.received).toHaveLength(1)
  }, 90_000)
})

describe('a mail worker that is closed', () => {
  /** A process of its own beside that of the other tests, which has no worker while this one is open. */
  const open = () => {
    const transport = openMailTransport(server.config)
    return { transport, worker: startMailWorker({ ...work, transport }) }
  }
  const mail = () => one('select state, attempts from mails')

  test('waits for the delivery under way, so that the next process does not send it again', async () => {
    const { transport, worker } = open()
    await orderAndHold(2)
    const closed = worker.close(60_000)
    const [late] = await order(1)
    mailbox.release()
    await closed
    transport.close()
    const sent = "select count(*)::int as count from mails where state = 'sent' and attempts = 1"
    expect(await one(sent)).toEqual({ count: 2 })
    // What was ordered meanwhile is the next process's.
    expect(await one('select state, attempts from mails where id = $1', [late])).toEqual({
      state: 'queued',
      attempts: 0,
    })
  }, 60_000)

  test('cuts a delivery that takes too long before its mail is free for the next process', async () => {
    const { now } = mailbox.connections()
    const { worker } = open()
    await orderAndHold(1)
    await worker.close(50)
    await expect.poll(() => mailbox.connections().now).toBe(now)
    expect(await mail()).toEqual({ state: 'queued', attempts: 1 })
    expect(await one(leased)).toEqual({ count: 0 })
    mailbox.forget()
    const next = open()
    await expect.poll(mail).toEqual({ state: 'sent', attempts: 2 })
    expect(mailbox.received).toHaveLength(1)
    await next.worker.close(1000)
    next.transport.close()
  }, 90_000)
})
