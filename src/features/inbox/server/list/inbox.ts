import type { Pool } from 'pg'
import { z } from 'zod'
import { type CasePlace, firstPage, formsFilter, type InboxQuery } from '../../../../domain/cases/inbox.ts'
import { isTemplateOffered } from '../../../../domain/cases/reply-template.ts'
import { parsePropertyId } from '../../../../domain/portfolio/property.ts'
import type { Option } from '../../../../forms/engine/field.ts'
import type { FormId } from '../../../../forms/engine/form.ts'
import { queryRows } from '../../../../platform/database/query.ts'
import { readNewestEventId } from '../../../cases/server/events/read-case-events.ts'
import { formsReadBy } from '../../../cases/server/reading.ts'
import { findForm } from '../../../form-catalogue/catalogue.ts'
import { formatSnapshot } from '../../list-snapshot.ts'
import { snoozePresets } from '../../snooze-presets.ts'
import { countInBulk } from '../bulk/bulk-selection.ts'
import type { Caseworker } from '../caseworker.ts'
import { readListAt, shareLane } from './inbox-list.ts'
import type { Inbox } from './inbox-views.ts'
import type { ListDeps } from './shared-reads.ts'

/** The properties of so many of the newest cases are choices of the filters. */
const CASES_WITH_CHOICES = 1000

/** The inbox of a staff member: the cases that their role may read. */
export async function readInbox(
  deps: Pick<ListDeps, 'database' | 'replyTemplates' | 'sharedReads'>,
  worker: Caseworker,
  query: InboxQuery,
  now: Date,
): Promise<Inbox> {
  const { pool } = deps.database
  const version = await deps.sharedReads.version(now)
  // Before the list: what comes between the two is taken for newer than what the page shows.
  const snapshot = { lastEvent: await readNewestEventId(pool), at: now }
  const [list, choices, templates] = await Promise.all([
    readListAt(deps, worker, query, version),
    readChoices(pool, worker, query),
    deps.replyTemplates(),
  ])
  const prefixes = new Set(list.lines.map(({ reference }) => prefixOf(reference)))
  return {
    ...list,
    choices,
    snapshot: formatSnapshot(snapshot),
    total:
      list.isMore || query.page > 1
        ? await shareLane(
            deps.sharedReads.totals,
            version,
            { worker, query: { ...list.query, ...firstPage } },
            () => countInBulk(deps, worker, list.query, now),
          )
        : list.lines.filter(({ liesIn }) => isInBulk(query, liesIn)).length,
    templates: templates.filter((each) =>
      [...prefixes].some((prefix) => isTemplateOffered(each, { prefix, role: worker.role })),
    ),
    snoozePresets: snoozePresets(now).map(({ until, ...preset }) => ({
      ...preset,
      until: until.toISOString(),
    })),
  }
}

/** The prefix of a reference, which is that of its form. */
const prefixOf = (reference: string): string => reference.split('-')[0] ?? ''

/** Whether an action on all cases of a list reaches those that lie in a lane. */
const isInBulk = ({ lane }: InboxQuery, liesIn: CasePlace): boolean =>
  liesIn !== 'ferdig' && liesIn !== 'slatt-sammen' && (liesIn !== 'kontroll' || lane === 'kontroll')

const savedView = z.object({ id: z.string(), name: z.string(), query: z.string() })

const choice = z.object({ value: z.string(), label: z.string() })

async function readChoices(
  pool: Pool,
  worker: Caseworker,
  query: Pick<InboxQuery, 'property'>,
): Promise<Inbox['choices']> {
  const [colleagues, towns, properties, views] = await Promise.all([
    queryRows(
      pool,
      choice,
      `select id as value, name as label from staff where disabled_at is null and role <> 'redaktor'
       order by name collate "nb-x-icu"`,
    ),
    // There are few towns among many cases: a loose index scan jumps from one to the next.
    queryRows(
      pool,
      z.string(),
      `with recursive towns as (
         (select town from cases where town is not null order by town limit 1)
         union all
         select (select town from cases where town > towns.town order by town limit 1) from towns where towns.town is not null)
       select town from towns where town is not null limit 100`,
    ),
    queryRows(
      pool,
      choice,
      // Those of the newest cases: there may be too many properties to choose from. The search finds any of them.
      `select id as value, title as label from properties
       where id = $2 or id in (
         select property_id from (select property_id from cases order by sent_at desc, id limit $1) newest)
       order by title`,
      [CASES_WITH_CHOICES, query.property && parsePropertyId(query.property)],
    ),
    queryRows(
      pool,
      savedView,
      'select id, name, query from case_views where staff_id = $1 order by name collate "nb-x-icu"',
      [worker.id],
    ),
  ])
  return {
    forms: kindsOf(formsReadBy(worker.role)),
    colleagues,
    towns,
    properties,
    views,
  }
}

/** Kinds of cases: the forms with the same name are one, wherever they were sent from. */
function kindsOf(ids: readonly FormId[]): Option[] {
  const byName = Map.groupBy(ids, (id) => findForm(id)?.name ?? id)
  return [...byName].map(([label, forms]) => ({ value: formsFilter(forms), label }))
}
