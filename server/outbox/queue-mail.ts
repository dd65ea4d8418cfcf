import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { queryValues } from '../database/query.ts'
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
const MAILS_A_DAY_TO_A_STRANGER = 3

/** The kinds of mails that count towards that. */
const countedKinds: readonly MailKind[] = ['case-to-sender', 'code-to-sender']

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
  await insertMails(deps, client, [mailRow(deps, order, mailId)], when)
  return mailId
}

/**
 * Queues a mail to an address that was written in a form. It is withheld where the address has reached today's limit, so that
 * forms cannot flood a mailbox. Gives whether it will go out.
 */
export async function queueMailToStranger(
  deps: MailDeps,
  client: PoolClient,
  order: MailOrder,
): Promise<boolean> {
  const queued = await insertMails(deps, client, [mailRowToStranger(deps, order)])
  return queued.length > 0
}

/** A mail as `store_mails` takes it (migration 0077). */
export interface MailRow {
  id: string
  case_id: string | null
  kind: MailKind
  recipient: string
  message_id: string
  data: Record<string, unknown>
  subscriber_id: string | null
  /** With these two it is withheld where the mailbox has reached its limit. */
  max_a_day?: number
  counted?: readonly MailKind[]
}

/** A mail to be stored by a transaction. */
export function mailRow(deps: Pick<MailDeps, 'publicUrl'>, order: MailOrder, id = randomUUID()): MailRow {
  const { kind, caseId, recipient, data = {}, subscriberId = null } = order
  const message_id = `<${id}@${new URL(deps.publicUrl).hostname}>`
  return { id, case_id: caseId, kind, recipient, message_id, data, subscriber_id: subscriberId }
}

/** A mail to an address that is not proved to be the sender's: withheld where it has reached today's limit. */
export function mailRowToStranger(deps: Pick<MailDeps, 'publicUrl'>, order: MailOrder): MailRow {
  return { ...mailRow(deps, order), max_a_day: MAILS_A_DAY_TO_A_STRANGER, counted: countedKinds }
}

/** Stores mails as part of a transaction. Gives the ids of those that will be sent, which its jobs are for. */
async function insertMails(
  deps: MailDeps,
  client: PoolClient,
  rows: readonly MailRow[],
  when: { afterSeconds?: number } = {},
): Promise<string[]> {
  const queued = await queryValues(
    client,
    z.string(),
    { name: 'store-mails', text: 'select * from store_mails($1) as id' },
    [JSON.stringify(rows)],
  )
  await queueStoredMails(deps, client, queued, when)
  return queued
}

/** Queues mails that the transaction has stored. */
export async function queueStoredMails(
  { queue }: MailDeps,
  client: PoolClient,
  mailIds: readonly string[],
  when: { afterSeconds?: number } = {},
): Promise<void> {
  await queue.add(
    client,
    'send-mail',
    mailIds.map((mailId) => ({ mailId })),
    when,
  )
}
