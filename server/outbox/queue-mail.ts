import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { execute, queryValue } from '../database/query.ts'
import type { Queue } from '../queue/open-queue.ts'

/** The kinds of mails; each has its file in `messages/`. */
export const mailKinds = [
  'case-to-company',
  'case-to-sender',
  'event-to-company',
  'message-to-sender',
  'appointment-to-sender',
  'appointment-to-staff',
  'code-to-sender',
  'invitation-to-staff',
  'reset-to-staff',
  'notice-to-staff',
  'news-to-staff',
  'confirmation-to-subscriber',
  'homes-to-subscriber',
  'renewal-to-subscriber',
] as const

export type MailKind = (typeof mailKinds)[number]

/** The kind of a mail as it is named for people: one that only tells of a status is no reply. */
export const shownMailKind = `case when kind = 'message-to-sender' and data ->> 'text' is null then 'status-to-sender' else kind end`

export interface MailOrder {
  kind: MailKind
  caseId: string | null
  /** Who gets it of those who wait for a home; it is gone with them. */
  subscriberId?: string
  recipient: string
  data?: Record<string, unknown>
}

interface MailDeps {
  queue: Pick<Queue, 'add'>
  publicUrl: string
}

/** The most mails a day to an address that is not proved to be the sender's. */
export const MAILS_A_DAY_TO_A_STRANGER = 3

/**
 * Orders a mail as part of a transaction: it is sent if, and only if, that is stored; not before `afterSeconds`
 * have gone by. Gives its id.
 */
export async function queueMail(
  deps: MailDeps,
  client: PoolClient,
  order: MailOrder,
  { afterSeconds = 0 }: { afterSeconds?: number } = {},
): Promise<string> {
  const mailId = await insertMail(deps, client, order, 'queued')
  await deps.queue.add(client, 'send-mail', { mailId }, { afterSeconds })
  return mailId
}

/**
 * Queues a mail to an address that was written in a form. It is withheld where the address has
 * reached today's limit, so that forms cannot flood a mailbox. Gives whether it will go out.
 */
export async function queueMailToStranger(
  deps: MailDeps,
  client: PoolClient,
  order: MailOrder,
): Promise<boolean> {
  const sent = await countMailsToStranger(client, order.recipient, ['case-to-sender', 'code-to-sender'])
  if (sent < MAILS_A_DAY_TO_A_STRANGER) {
    await queueMail(deps, client, order)
    return true
  }
  await insertMail(deps, client, order, 'withheld')
  return false
}

/**
 * How many mails of some kinds the mailbox of an address was ordered in the last day. Until the transaction ends, no other
 * one counts those of this mailbox: two at once would both see room for one more.
 */
export async function countMailsToStranger(
  client: PoolClient,
  address: string,
  kinds: readonly MailKind[],
): Promise<number> {
  await execute(client, 'select pg_advisory_xact_lock(hashtext(mailbox_of($1)))', [address])
  return queryValue(
    client,
    z.number(),
    `select count(*)::int as sent from mails
     where mailbox_of(recipient) = mailbox_of($1) and created_at > now() - interval '1 day' and state <> 'withheld'
       and kind = any($2)`,
    [address, kinds],
  )
}

async function insertMail(
  deps: MailDeps,
  client: PoolClient,
  { kind, caseId, subscriberId, recipient, data = {} }: MailOrder,
  state: 'queued' | 'withheld',
): Promise<string> {
  const id = randomUUID()
  const messageId = `<${id}@${new URL(deps.publicUrl).hostname}>`
  await execute(
    client,
    `insert into mails (id, case_id, kind, recipient, message_id, data, state, created_at, subscriber_id)
     values ($1, $2, $3, $4, $5, $6, $7, now(), $8)`,
    [id, caseId, kind, recipient, messageId, data, state, subscriberId ?? null],
  )
  return id
}
