import type { PoolClient } from 'pg'
import { z } from 'zod'
import { execute, queryRow, queryRows } from '../../../platform/database/query.ts'
import { type MailDeps, queueMailsToStrangers } from '../../../platform/mail/queue-mail.ts'
import { allForms } from '../../form-catalogue/catalogue.ts'
import { isForBuilding } from './read-notices.ts'

/** Who has sent a case from a house in so many months counts as its tenant. */
const TENANT_MONTHS = 12

const formsOfTenants = allForms.flatMap(({ id, sentBy }) => (sentBy === 'tenant' ? [id] : []))
const terminations = allForms.flatMap(({ id, keyDate }) => (keyDate ? [id] : []))

/**
 * Notes whom a notice is for: those with a tenant's case from one of its houses in the last twelve months, unless they have given notice
 * and their last day with rent is before it begins, or want no such mails.
 */
export async function addRecipients(client: PoolClient, noticeId: string, now: Date): Promise<void> {
  await execute(
    client,
    `insert into building_notice_recipients (notice_id, email, case_id)
     select distinct on (c.sender_email) n.id, c.sender_email, c.id
     from building_notices n join cases c on ${isForBuilding('c.building_id')}
     where n.id = $1 and c.building_match = 'certain' and c.concerns <> 'elsewhere' and c.form = any($2) and c.quarantine is null
       and c.sender_email is not null and c.sent_at > $4::timestamptz - interval '${TENANT_MONTHS} months'
       and not exists (select from building_notice_refusals r where r.email = c.sender_email)
       and not exists (
         select from cases t where t.sender_email = c.sender_email and t.form = any($3) and t.status <> 'withdrawn'
           and t.key_day < (n.starts_at at time zone 'Europe/Oslo')::date)
     order by c.sender_email, c.sent_at desc
     on conflict (notice_id, email) do nothing`,
    [noticeId, formsOfTenants, terminations, now],
  )
}

/** What a mail tells of a notice. */
export const noticeNews = ['new', 'changed', 'cancelled'] as const

export type NoticeNews = (typeof noticeNews)[number]

const recipient = z.object({ id: z.string(), email: z.string() })

/** How many mails are stored in one statement. */
const BATCH = 500

/** Queues a mail of a notice to each of its recipients, in the transaction that changes it. Gives how many go out. */
export async function mailRecipients(
  deps: MailDeps,
  client: PoolClient,
  noticeId: string,
  news: NoticeNews,
): Promise<number> {
  const revision = await queryRow(client, z.number(), 'select revision from building_notices where id = $1', [
    noticeId,
  ])
  const recipients = await queryRows(
    client,
    recipient,
    `select id, email from building_notice_recipients r where notice_id = $1
       and not exists (select from building_notice_refusals where email = r.email) order by id`,
    [noticeId],
  )
  let queued = 0
  for (let from = 0; from < recipients.length; from += BATCH) {
    const orders = recipients.slice(from, from + BATCH).map(({ id, email }) => ({
      kind: 'notice-to-tenant' as const,
      caseId: null,
      recipient: email,
      data: { recipient: id, news, revision },
    }))
    queued += await queueMailsToStrangers(deps, client, orders)
  }
  return queued
}
