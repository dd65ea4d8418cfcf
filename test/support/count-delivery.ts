import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { FormLoad } from './form-load.ts'
import type { MailServer } from './mail-server.ts'

export interface DeliveryCount {
  sent: number
  acknowledged: number
  stored: number
  acknowledgedNotStored: number
  storedNotSent: number
  storedNotMailed: number
  mails: number
  /** Deliveries beyond the first of a Message-ID. */
  mailsSentAgain: number
}

/**
 * Compares what was acknowledged with what is stored and what was mailed. Waits as long as queued mails keep
 * coming in, and gives up when none has come for `quietMs`.
 */
export async function countDelivery(
  client: pg.Client,
  load: FormLoad,
  mailbox: MailServer,
  quietMs: number,
): Promise<DeliveryCount> {
  const unmailed = await waitForMails(client, mailbox, quietMs)
  const { rows } = await client.query<{ key: string; reference: string }>(
    'select idempotency_key as key, reference from cases',
  )
  const storedAs = new Map(rows.map(({ key, reference }) => [key, reference]))
  const mails = idsOf(mailbox).size
  return {
    sent: load.sentKeys.size,
    acknowledged: load.acknowledged.size,
    stored: rows.length,
    acknowledgedNotStored: [...load.acknowledged].filter(
      ([key, { reference }]) => storedAs.get(key) !== reference,
    ).length,
    storedNotSent: rows.filter(({ key }) => !load.sentKeys.has(key)).length,
    storedNotMailed: unmailed,
    mails,
    mailsSentAgain: mailbox.received.length - mails,
  }
}

/** Whether nothing was lost and nothing is unexplained. Duplicate mails are counted separately. */
export function isComplete(count: DeliveryCount): boolean {
  const wrong = count.acknowledgedNotStored + count.storedNotSent + count.storedNotMailed
  return wrong === 0 && count.acknowledged > 0
}

const idsOf = (mailbox: MailServer) => new Set(mailbox.received.map(({ messageId }) => messageId))

/**
 * Waits until no mail is queued any more: one that was handed in and not noted as sent comes a second time.
 * Gives how many cases' mails have not come at all.
 */
async function waitForMails(client: pg.Client, mailbox: MailServer, quietMs: number): Promise<number> {
  let quietSince = Date.now()
  let before = ''
  for (;;) {
    const { rows } = await client.query<{ queued: number }>(
      "select count(*)::int as queued from mails where state = 'queued'",
    )
    const queued = rows[0]?.queued ?? 0
    if (queued === 0 || Date.now() - quietSince > quietMs) return notMailed(client, mailbox)
    const now = `${queued} ${mailbox.received.length}`
    if (now !== before) quietSince = Date.now()
    before = now
    await sleep(200)
  }
}

async function notMailed(client: pg.Client, mailbox: MailServer): Promise<number> {
  const { rows } = await client.query<{ messageId: string | null }>(
    `select mails.message_id as "messageId" from cases
     left join mails on mails.case_id = cases.id and mails.kind = 'case-to-company'`,
  )
  const there = idsOf(mailbox)
  return rows.filter(({ messageId }) => !messageId || !there.has(messageId)).length
}
