import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { queryRows } from '../database/query.ts'

/** The kinds of mails; each has its file in `messages/`. */
export const mailKinds = [
  'case-to-company',
  'case-to-sender',
  'event-to-company',
  'message-to-sender',
  'appointment-to-sender',
  'appointment-to-staff',
  'code-to-sender',
  'address-code-to-sender',
  'address-changed-to-sender',
  'work-order-to-contractor',
  'code-to-contractor',
  'visit-to-contractor',
  'invitation-to-staff',
  'reset-to-staff',
  'notice-to-staff',
  'news-to-staff',
  'confirmation-to-subscriber',
  'homes-to-subscriber',
  'renewal-to-subscriber',
  'notice-to-tenant',
  'following-to-tenant',
] as const

export type MailKind = (typeof mailKinds)[number]

/** Mails about a case to its sender. */
export const senderMailKinds = [
  'case-to-sender',
  'message-to-sender',
  'appointment-to-sender',
] as const satisfies readonly MailKind[]

/** Mails to a contractor about the case that they were given. */
export const contractorMailKinds = [
  'work-order-to-contractor',
  'code-to-contractor',
  'visit-to-contractor',
] as const satisfies readonly MailKind[]

export type ContractorMailKind = (typeof contractorMailKinds)[number]

/** The kind of a mail as it is named for people: one that only tells of a status is no reply. */
export const shownMailKind = `case when kind = 'message-to-sender' and data ->> 'text' is null then 'status-to-sender' else kind end`

/** SQL for the state of a mail as it is shown: `stored` if it went to no mail server. `sendsMail` is SQL too: what the site does now. */
export const shownMailState = (sendsMail: string) =>
  `case when state = 'sent' and coalesce(is_only_stored, not ${sendsMail}) then 'stored' else state end`

interface MailOrder {
  kind: MailKind
  caseId: string | null
  /** Who gets it of those who wait for a home; it is gone with them. */
  subscriberId?: string
  recipient: string
  data?: Record<string, unknown>
}

interface StrangerMailOrder extends MailOrder {
  kind: StrangerMailKind
}

export interface MailDeps {
  publicUrl: string
  /** Only for a month that is made up: each mail counts as sent at this instant, and goes to no mailbox. */
  mailsSentAt?: Date
}

/** Mails to addresses that a stranger may have typed. */
type StrangerMailKind =
  | 'case-to-sender'
  | 'code-to-sender'
  | 'address-code-to-sender'
  | 'notice-to-tenant'
  | 'following-to-tenant'

/**
 * The most mails of a kind a day to an address that is not proved to be the sender's. Each kind has its own: forms that a stranger
 * sends to an address leave its owner the codes of «Mine saker» (decision 0106).
 */
const MAILS_A_DAY_TO_A_STRANGER: Readonly<Record<StrangerMailKind, number>> = {
  'case-to-sender': 3,
  'code-to-sender': 20,
  'address-code-to-sender': 10,
  'notice-to-tenant': 6,
  'following-to-tenant': 3,
}

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
  const row = mailRow(deps, order)
  await storeMails(client, [{ ...row, after_seconds: afterSeconds }])
  return row.id
}

/**
 * Queues a mail to an address that was written in a form. It is withheld where the address has reached today's limit, so that
 * forms cannot flood a mailbox. Gives whether it will go out.
 */
export async function queueMailToStranger(
  deps: MailDeps,
  client: PoolClient,
  order: StrangerMailOrder,
): Promise<boolean> {
  return (await queueMailsToStrangers(deps, client, [order])) > 0
}

/** The same for several. Gives how many will go out. */
export async function queueMailsToStrangers(
  deps: MailDeps,
  client: PoolClient,
  orders: readonly StrangerMailOrder[],
): Promise<number> {
  const queued = await storeMails(
    client,
    orders.map((order) => mailRowToUnverified(deps, order)),
  )
  return queued.length
}

/** A mail as `store_mails` takes it (migration 0083). */
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
  /** It is due after so many seconds; at once where it is left out. */
  after_seconds?: number
  /** It counts as sent then. */
  sent_at?: Date
}

/** A mail to be stored by a transaction. */
export function mailRow(deps: MailDeps, order: MailOrder): MailRow {
  const { kind, caseId, recipient, data = {}, subscriberId = null } = order
  const id = randomUUID()
  const message_id = `<${id}@${new URL(deps.publicUrl).hostname}>`
  const row = { id, case_id: caseId, kind, recipient, message_id, data, subscriber_id: subscriberId }
  return deps.mailsSentAt ? { ...row, sent_at: deps.mailsSentAt } : row
}

/** A mail to an address that is not proved to be the sender's: withheld where it has reached today's limit. */
export function mailRowToUnverified(deps: MailDeps, order: StrangerMailOrder): MailRow {
  const { kind } = order
  return { ...mailRow(deps, order), max_a_day: MAILS_A_DAY_TO_A_STRANGER[kind], counted: [kind] }
}

/** Mails as the database's functions take them, `store_mails` and `store_case`. */
export const ordersOf = (rows: readonly MailRow[]): string => JSON.stringify(rows)

/** Stores mails as part of a transaction. Gives the ids of those that will be sent. */
function storeMails(client: PoolClient, rows: readonly MailRow[]): Promise<string[]> {
  return queryRows(client, z.string(), { name: 'store-mails', text: 'select * from store_mails($1) as id' }, [
    ordersOf(rows),
  ])
}
