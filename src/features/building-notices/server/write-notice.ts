import type { PoolClient } from 'pg'
import { z } from 'zod'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import type { Database } from '../../../platform/database/database.ts'
import { execute, findRow, queryRow } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { MailDeps } from '../../../platform/mail/queue-mail.ts'
import { buildingNoticeTexts } from '../notices.words.ts'
import type { NoticePlaces } from './read-places.ts'
import { addRecipients, mailRecipients } from './recipients.ts'

interface Deps extends MailDeps {
  database: Pick<Database, 'pool'>
}

export interface WrittenNotice {
  title: string
  advice: string | null
  topic: string | null
  startsAt: Date
  endsAt: Date
  places: NoticePlaces
  /** Whether tenants are told by mail, besides what stands on the site. */
  isMailed: boolean
}

/** The result of writing: the notice, and how many are mailed. */
interface Written {
  id: string
  mails: number
}

/**
 * Publishes a notice and queues its mails, in one transaction.
 * @throws Refusal for a time that ends before it begins, or is over.
 */
export function publishNotice(deps: Deps, by: string, notice: WrittenNotice, now: Date): Promise<Written> {
  assertTimes(notice, now)
  return inTransaction(deps.database.pool, async (client) => {
    const { title, advice, topic, startsAt, endsAt, places, isMailed } = notice
    const id = await queryRow(
      client,
      z.string(),
      `insert into building_notices (title, advice, topic, starts_at, ends_at, towns) values ($1, $2, $3, $4, $5, $6) returning id`,
      [title, advice, topic, startsAt, endsAt, places.towns],
    )
    await storePlaces(client, id, places)
    await addAuditEntry(client, { staffId: by, action: 'notice-published', subject: { kind: 'notice', id } })
    if (!isMailed) return { id, mails: 0 }
    await addRecipients(client, id, now)
    return { id, mails: await mailRecipients(deps, client, id, 'new') }
  })
}

/**
 * Changes a notice that is not over. Those who were told of it are told of the change, also where their house is no more among its places.
 * @throws Refusal as of a new one, and for one that is over or cancelled.
 */
export function changeNotice(
  deps: Deps,
  by: string,
  { id, ...notice }: WrittenNotice & { id: string },
  now: Date,
): Promise<Written> {
  assertTimes(notice, now)
  return inTransaction(deps.database.pool, async (client) => {
    await lockOpenNotice(client, id, now)
    const { title, advice, topic, startsAt, endsAt, places, isMailed } = notice
    await execute(
      client,
      `update building_notices set title = $2, advice = $3, topic = $4, starts_at = $5, ends_at = $6, towns = $7, changed_at = $8,
         revision = revision + case when $9 then 1 else 0 end
       where id = $1`,
      [id, title, advice, topic, startsAt, endsAt, places.towns, now, isMailed],
    )
    await execute(client, 'delete from building_notice_places where notice_id = $1', [id])
    await storePlaces(client, id, places)
    await addAuditEntry(client, { staffId: by, action: 'notice-changed', subject: { kind: 'notice', id } })
    if (!isMailed) return { id, mails: 0 }
    await addRecipients(client, id, now)
    return { id, mails: await mailRecipients(deps, client, id, 'changed') }
  })
}

/**
 * Cancels a notice: it says so wherever it is shown until its time is over, and to all who were told of it.
 * @throws Refusal for one that is over or cancelled.
 */
export function cancelNotice(deps: Deps, by: string, id: string, now: Date): Promise<Written> {
  return inTransaction(deps.database.pool, async (client) => {
    await lockOpenNotice(client, id, now)
    await execute(
      client,
      'update building_notices set cancelled_at = $2, changed_at = $2, revision = revision + 1 where id = $1',
      [id, now],
    )
    await addAuditEntry(client, { staffId: by, action: 'notice-cancelled', subject: { kind: 'notice', id } })
    return { id, mails: await mailRecipients(deps, client, id, 'cancelled') }
  })
}

/** Notes which notices are over, so that the pages that showed them are made anew. Gives how many. */
export const endNotices = ({ database }: Pick<Deps, 'database'>, now: Date): Promise<number> =>
  execute(database.pool, 'update building_notices set is_over = true where ends_at <= $1 and not is_over', [
    now,
  ])

function assertTimes({ startsAt, endsAt }: Pick<WrittenNotice, 'startsAt' | 'endsAt'>, now: Date): void {
  if (endsAt <= startsAt) throw new Refusal(buildingNoticeTexts.endsBeforeStart)
  if (endsAt <= now) throw new Refusal(buildingNoticeTexts.isOver)
}

async function lockOpenNotice(client: PoolClient, id: string, now: Date): Promise<void> {
  const found = await findRow(
    client,
    z.string(),
    'select id from building_notices where id::text = $1 and ends_at > $2 and cancelled_at is null for update',
    [id, now],
  )
  if (!found) throw new Refusal(buildingNoticeTexts.gone)
}

async function storePlaces(client: PoolClient, id: string, { buildings }: NoticePlaces): Promise<void> {
  await execute(
    client,
    'insert into building_notice_places (notice_id, building_id) select $1, unnest($2::uuid[])',
    [id, buildings],
  )
}
