import { z } from 'zod'
import type { Form } from '../../../forms/engine/form.ts'
import { execute, queryRows } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { eraseForGood } from '../../../platform/erasure/erase.ts'
import {
  deletePendingFiles,
  type FileDeps,
  queuePhotoDeletion,
} from '../../../platform/storage/pending-deletions.ts'
import { purgeAlerts } from '../../alerts/server/purge-alerts.ts'
import { purgeNotices } from '../../building-notices/server/purge-notices.ts'
import { addCaseEvents } from '../../cases/server/events/add-case-event.ts'
import { isFormerRuleHeld, numbersDue, numbersDueFormerly } from '../../cases/server/numbers-retention.ts'
import { purgeWorkOrders } from '../../contractors/server/purge-work-orders.ts'
import { allForms } from '../../form-catalogue/catalogue.ts'
import { purgeMissedSearches } from '../../search/server/missed-searches.ts'
import { purgeAnsweredActions } from '../../workspace/server/actions/answered-actions.ts'

/** A case without activity counts as closed after this long: retention must end for it too. */
const INACTIVE_AFTER_DAYS = 365

/** How long photos are kept that were uploaded for a form that was never sent. */
const UNSENT_PHOTOS_HOURS = 24

export interface PurgeReport {
  form: string
  cases: number
  sensitive: number
  photos: number
}

/**
 * Erases data whose retention has ended, counted from the day its case was closed, and for hidden answers from the day
 * that it was sent. With `dryRun` it only reports. Returns a line for each form with data.
 * @throws Error if files could not be deleted, after everything else is done.
 */
export async function purge(
  deps: FileDeps,
  {
    now = new Date(),
    dryRun = false,
    forms = allForms,
  }: { now?: Date; dryRun?: boolean; forms?: readonly Form[] } = {},
): Promise<PurgeReport[]> {
  const reports: PurgeReport[] = []
  const numbers = (await isFormerRuleHeld(deps.database.pool)) ? numbersDueFormerly : numbersDue
  for (const form of forms) {
    const due = await findDue(deps, form, { now, numbers })
    const report = {
      form: form.id,
      cases: due.cases.length,
      sensitive: due.sensitive.length,
      photos: due.photos.length,
    }
    if (report.cases + report.sensitive + report.photos > 0) reports.push(report)
    if (!dryRun) await erase(deps, due)
  }
  if (dryRun) return reports
  await tidyUp(deps, now)
  const { failed } = await deletePendingFiles(deps)
  if (failed > 0) throw new Error(`${failed} files could not be deleted. They are tried again the next time.`)
  return reports
}

/** The start of a case's retention. */
const closing = `coalesce(closed_at, updated_at + interval '${INACTIVE_AFTER_DAYS} days')`

const duePhoto = z.object({ id: z.string(), caseId: z.string() })

interface Due {
  cases: string[]
  sensitive: string[]
  /** Photos, and what was attached to mails, which may be photos. */
  photos: z.output<typeof duePhoto>[]
}

async function findDue(
  { database: { pool } }: FileDeps,
  { id, retention }: Form,
  { now, numbers }: { now: Date; numbers: string },
): Promise<Due> {
  const { months, sensitiveDays, photoMonths } = retention
  const cases = await queryRows(
    pool,
    z.string(),
    `select id from cases where form = $1 and ${closing} + make_interval(months => $3) <= $2`,
    [id, now, months],
  )
  const sensitive =
    sensitiveDays === undefined
      ? []
      : await queryRows(
          pool,
          z.string(),
          `select id from cases where form = $1 and exists (select 1 from case_secrets where case_id = cases.id)
             and ${numbers} and not (id = any($4))`,
          [id, now, sensitiveDays, cases],
        )
  const photos =
    photoMonths === undefined
      ? []
      : await queryRows(
          pool,
          duePhoto,
          `select photos.id, case_id as "caseId" from (
               select id, case_id from photos
               union all select f.id, case_id from mail_files f join incoming_mails m on m.id = f.mail_id) photos
             join cases on cases.id = case_id
             where form = $1 and ${closing} + make_interval(months => $3) <= $2 and not (cases.id = any($4))`,
          [id, now, photoMonths, cases],
        )
  return { cases, sensitive, photos }
}

async function erase(deps: FileDeps, { cases, sensitive, photos }: Due): Promise<void> {
  if (cases.length + sensitive.length + photos.length === 0) return
  await eraseForGood(deps, async (client) => {
    await execute(client, 'delete from case_secrets where case_id = any($1)', [sensitive])
    await addCaseEvents(
      client,
      { caseIds: sensitive, by: 'system', now: new Date() },
      { kind: 'erased', data: {}, visibleTo: 'sender' },
    )
    const ids = photos.map(({ id }) => id)
    await queuePhotoDeletion(client, 'id = any($1) or case_id = any($2)', [ids, cases])
    // The database queues the files of what it deletes of mails (migration 0088).
    await execute(client, 'delete from mail_files where id = any($1)', [ids])
    await execute(client, 'delete from cases where id = any($1)', [cases])
    const noted = (ids: Iterable<string>, what: 'case' | 'sensitive' | 'photos') =>
      [...ids].map((caseId) => ({ caseId, what }))
    const erased = [
      ...noted(cases, 'case'),
      ...noted(sensitive, 'sensitive'),
      ...noted(new Set(photos.map(({ caseId }) => caseId)), 'photos'),
    ]
    return { erased, result: undefined }
  })
}

/** Data outside cases: photos of forms that were never sent, and expired data. */
async function tidyUp({ database: { pool } }: FileDeps, now: Date): Promise<void> {
  await inTransaction(pool, (client) =>
    queuePhotoDeletion(
      client,
      'case_id is null and mail_id is null and building_id is null and created_at < $1::timestamptz - make_interval(hours => $2)',
      [now, UNSENT_PHOTOS_HOURS],
    ),
  )
  await purgeMissedSearches(pool, now)
  await purgeAlerts(pool, now)
  await purgeWorkOrders(pool, now)
  await purgeNotices(pool, now)
  await purgeAnsweredActions(pool)
  await execute(pool, 'delete from email_codes where expires_at < $1', [now])
  await execute(pool, 'delete from address_changes where expires_at < $1', [now])
  await execute(pool, 'delete from staff_sessions where expires_at < $1', [now])
  await execute(pool, 'delete from staff_verifications where expires_at < $1', [now])
  await execute(pool, `delete from portfolio_imports where at < $1::timestamptz - interval '7 days'`, [now])
  await execute(pool, `delete from staff_notices where settled_at < $1::timestamptz - interval '1 year'`, [
    now,
  ])
  await execute(pool, 'delete from rate_limits where expire < $1', [now.getTime()])
  await execute(
    pool,
    `delete from mails where case_id is null and created_at < $1::timestamptz - interval '30 days'`,
    [now],
  )
  await execute(
    pool,
    `delete from incoming_mails where (case_id is null or state in ('ignored', 'discarded'))
       and received_at < $1::timestamptz - interval '30 days'`,
    [now],
  )
  await execute(
    pool,
    `delete from mail_reading_attempts where begun_at < $1::timestamptz - interval '30 days'`,
    [now],
  )
  // A process that died in the last attempt leaves a mail that no worker will try again.
  await execute(
    pool,
    `update mails set state = 'failed' where state = 'queued' and created_at < $1::timestamptz - interval '80 hours'`,
    [now],
  )
}
