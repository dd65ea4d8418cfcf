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
  when: { afterSeconds?: number } = {},
): Promise<string> {
  const mailId = randomUUID()
  await insertMails(deps, client, [{ ...order, id: mailId }], when)
  return mailId
}

/**
 * Queues a mail to an address that was written in a form, and others with it. It is withheld where the address has
 * reached today's limit, so that forms cannot flood a mailbox. Gives whether it will go out.
 */
export async function queueMailToStranger(
  deps: MailDeps,
  client: PoolClient,
  order: MailOrder,
  others: readonly MailOrder[] = [],
): Promise<boolean> {
  const sent = await countMailsToStranger(client, order.recipient, ['case-to-sender', 'code-to-sender'])
  const isWithheld = sent >= MAILS_A_DAY_TO_A_STRANGER
  const orders = [{ ...order, isWithheld }, ...others]
  await insertMails(
    deps,
    client,
    orders.map((each) => ({ ...each, id: randomUUID() })),
  )
  return !isWithheld
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
    {
      name: 'count-mails-to-stranger',
      text: `select count(*)::int as sent from mails
        where mailbox_of(recipient) = mailbox_of($1) and created_at > now() - interval '1 day' and state <> 'withheld'
          and kind = any($2)`,
    },
    [address, kinds],
  )
}

interface NewMail extends MailOrder {
  id: string
  /** Stored, and not sent. */
  isWithheld?: boolean
}

const insertText = `insert into mails (id, case_id, kind, recipient, message_id, data, state, created_at, subscriber_id)
  select id, case_id, kind, recipient, message_id, data, state, now(), subscriber_id
  from jsonb_to_recordset($1) as mail (id uuid, case_id uuid, kind text, recipient text, message_id text, data jsonb,
    state text, subscriber_id uuid)`

async function insertMails(
  deps: MailDeps,
  client: PoolClient,
  mails: readonly NewMail[],
  when: { afterSeconds?: number } = {},
): Promise<void> {
  const host = new URL(deps.publicUrl).hostname
  const rows = mails.map(({ id, caseId, kind, recipient, data = {}, isWithheld, subscriberId = null }) => ({
    id,
    case_id: caseId,
    kind,
    recipient,
    message_id: `<${id}@${host}>`,
    data,
    state: isWithheld ? 'withheld' : 'queued',
    subscriber_id: subscriberId,
  }))
  await execute(client, { name: 'insert-mails', text: insertText }, [JSON.stringify(rows)])
  const queued = mails.filter(({ isWithheld }) => !isWithheld)
  if (queued.length > 0)
    await deps.queue.add(
      client,
      'send-mail',
      queued.map(({ id }) => ({ mailId: id })),
      when,
    )
}
