import type { PoolClient } from 'pg'
import { z } from 'zod'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { execute, queryRows, rowExists } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { type FileDeps, queuePhotoDeletion } from '../../../platform/storage/pending-deletions.ts'
import { addCaseEvents } from '../../cases/server/events/add-case-event.ts'
import { hasWrittenEvents } from '../../cases/server/events/event-statistics.ts'
import { demoTexts } from '../demo.words.ts'
import { type Demo, demoIds, findDemo } from './find-demo.ts'

interface Removal {
  /** Whether homes that were edited, or that real cases are about, are taken out too. Others lose their mark. */
  withTouched: boolean
  /** Who removes it: their account stays. Null for an operator at the command line. */
  by: string | null
  now?: Date
  /** Is asked before anything is removed, and throws where this is not what was meant. */
  check?: (demo: Demo) => void
}

export interface RemovedDemo {
  demo: Demo
  /** Homes that stay, without a mark. */
  kept: number
  /** Accounts that are closed instead of deleted, since their names stand on what stays. */
  closed: readonly string[]
  /** Whether an account of an administrator is left. */
  hasAdministrator: boolean
}

/**
 * Takes all of the demo out in one transaction, and nothing else. Its files are deleted by the next sweep, or by
 * `deletePendingFiles`.
 */
export function removeDemo({ database }: Pick<FileDeps, 'database'>, removal: Removal): Promise<RemovedDemo> {
  const { withTouched, by, now = new Date(), check = () => undefined } = removal
  return inTransaction(database.pool, async (client) => {
    // No second removal at the same time.
    await execute(client, 'lock table demo_rows in share row exclusive mode')
    const demo = await findDemo(client)
    check(demo)
    const kept = withTouched ? [] : demo.touched.map(({ id }) => id)
    await execute(client, `delete from demo_rows where kind = 'property' and id = any($1)`, [kept])
    await execute(client, `delete from demo_rows where kind = 'staff' and id = $1`, [by])
    await removeDemoCases(client)
    if (withTouched) await tellRealCases(client, demo, now)
    await removeHomes(client)
    const closed = await removeAccounts(client)
    await execute(client, 'delete from demo_rows')
    await addAuditEntry(client, {
      staffId: by,
      action: 'demo-removed',
      detail: {
        properties: demo.properties - kept.length,
        listings: demo.listings,
        cases: demo.cases,
        accounts: demo.accounts.filter(({ id }) => id !== by).length,
      },
    })
    const hasAdministrator = await rowExists(
      client,
      `select from staff where role = 'administrator' and disabled_at is null`,
    )
    return { demo, kept: kept.length, closed, hasAdministrator }
  })
}

/** Removes the month of work: cases with what hangs on them, mails, and people who wait for homes. The accounts stay. */
export async function removeDemoCases(client: PoolClient): Promise<void> {
  const isOfDemoMail = `mail_id::text in ${demoIds('incoming-mail')}`
  await queuePhotoDeletion(
    client,
    `case_id::text in ${demoIds('case')} or (case_id is null and ${isOfDemoMail})`,
    [],
  )
  await execute(client, `delete from cases where id::text in ${demoIds('case')}`)
  await execute(
    client,
    `delete from incoming_mails where case_id is null and id::text in ${demoIds('incoming-mail')}`,
  )
  await execute(client, `delete from asked_mailboxes where subscriber_id::text in ${demoIds('subscriber')}`)
  await execute(client, `delete from subscribers where id::text in ${demoIds('subscriber')}`)
  await execute(client, `delete from demo_rows where kind in ('case', 'incoming-mail', 'subscriber')`)
}

/** A real case about a home that is taken out says what it was about. */
async function tellRealCases(client: PoolClient, { touched }: Demo, now: Date): Promise<void> {
  for (const { id, title, cases } of touched) {
    if (cases.length === 0) continue
    const caseIds = await queryRows(
      client,
      z.string(),
      'update cases set property_id = null where property_id::text = $1 returning id',
      [id],
    )
    const note = { kind: 'note', text: demoTexts.wasAbout(title), data: {} } as const
    await addCaseEvents(client, { caseIds, by: 'system', now }, note)
  }
}

const address = z.string()

async function removeHomes(client: PoolClient): Promise<void> {
  const shown = await queryRows(
    client,
    address,
    `select url from ${picturesShownBy(demoIds('property'))} where url is not null`,
  )
  const buildings = await queryRows(
    client,
    z.string(),
    `select distinct building_id from properties where building_id is not null and id::text in ${demoIds('property')}`,
  )
  await execute(client, `delete from properties where id::text in ${demoIds('property')}`)
  await removeEmptyBuildings(client, buildings)
  await execute(client, `delete from property_versions where property_id::text in ${demoIds('property')}`)
  await execute(client, `delete from image_imports where property_id::text in ${demoIds('property')}`)
  await execute(client, `delete from finn_properties where id in ${demoIds('listing')}`)
  await execute(
    client,
    `delete from vacancies where (kind = 'property' and ref in ${demoIds('property')})
       or (kind = 'listing' and ref in ${demoIds('listing')})`,
  )
  // Their triggers have taken them out of the index; a misspelt word is not to be taken for one of theirs.
  await execute(
    client,
    'delete from search_words where word not in (select unnest(tsvector_to_array(words)) from search_documents)',
  )
  // What a home shows that stays, or has shown and may again, stays too.
  await execute(
    client,
    `with gone as (
       delete from pictures where (is_drawn or url = any($1))
         and url not in (select url from ${picturesShownBy('(select id::text from properties union select property_id::text from property_versions)')} where url is not null)
         and url not in (select image_url from finn_properties where image_url is not null)
       returning storage_path)
     insert into pending_file_deletions (path, reason) select storage_path, 'erased' from gone
     on conflict (path) do update set reason = 'erased'`,
    [shown],
  )
}

/** Real cases that were at a house of the demo are at none. Houses that archived homes have left without a word go too. */
async function removeEmptyBuildings(client: PoolClient, buildings: readonly string[]): Promise<void> {
  const empty = 'not exists (select from properties where properties.building_id = buildings.id)'
  await execute(
    client,
    `update cases set building_id = null, building_match = 'none'
     from buildings where buildings.id = cases.building_id and buildings.id = any($1) and ${empty}`,
    [buildings],
  )
  const goes = `${empty} and (id = any($1) or (caretaker_note is null and entrances = '{}'
    and not exists (select from photos where photos.building_id = buildings.id)
    and not exists (select from cases where cases.building_id = buildings.id)))`
  await queuePhotoDeletion(client, `building_id in (select id from buildings where ${goes})`, [buildings])
  await execute(client, `delete from buildings where ${goes}`, [buildings])
}

/** The addresses of the pictures and drawings that some homes show, or have shown, as a table. */
const picturesShownBy = (ids: string) => `(
    select unnest(images || array[image_url, floor_plan, energy_certificate]) as url from properties where id::text in ${ids}
    union
    select unnest(array(select jsonb_array_elements_text(content -> 'images'))
      || array[content ->> 'image_url', content ->> 'floor_plan', content ->> 'energy_certificate']) from property_versions
      where property_id::text in ${ids}) as shown`

const closedAccount = z.object({ id: z.string(), name: z.string() })

/** Gives the names of those that are closed. */
async function removeAccounts(client: PoolClient): Promise<string[]> {
  const closed = await queryRows(
    client,
    closedAccount,
    `update staff set disabled_at = coalesce(disabled_at, now()), updated_at = now()
     where id::text in ${demoIds('staff')} and (
       ${hasWrittenEvents('staff')}
       or exists (select from property_versions where staff_id = staff.id)
       or exists (select from content_versions where staff_id = staff.id)
       or exists (select from picture_batches where staff_id = staff.id)
       or exists (select from staff_confirmations where staff_id = staff.id)
       or exists (select from account_changes where staff.id in (proposed_by, decided_by, stopped_by)))
     returning id, name`,
  )
  await execute(client, `update cases set assignee_id = null where assignee_id::text in ${demoIds('staff')}`)
  await execute(client, `delete from staff_verifications where value in ${demoIds('staff')}`)
  await execute(client, `delete from staff_sessions where user_id::text in ${demoIds('staff')}`)
  await execute(
    client,
    `delete from mails where case_id is null
       and recipient in (select email from staff where id::text in ${demoIds('staff')})`,
  )
  await execute(client, `delete from staff where id::text in ${demoIds('staff')} and not (id = any($1))`, [
    closed.map(({ id }) => id),
  ])
  return closed.map(({ name }) => name)
}
