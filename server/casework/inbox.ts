import type { Pool } from 'pg'
import { z } from 'zod'
import type { CasePlace, InboxQuery, Lane } from '../../domain/inbox.ts'
import { staffLanguage, wordsOf } from '../../domain/language.ts'
import { formatSnapshot } from '../../domain/list-snapshot.ts'
import { parsePropertyId } from '../../domain/property.ts'
import { isTemplateOffered } from '../../domain/reply-template.ts'
import { snoozePresets } from '../../domain/snooze-presets.ts'
import { findForm } from '../../forms/catalogue.ts'
import { inboxTexts } from '../../forms/staff/inbox.words.ts'
import { readNewestEventId } from '../cases/events/read-case-events.ts'
import { openCase } from '../cases/open-case.ts'
import { formsReadBy } from '../cases/reading.ts'
import { readOfficeHours } from '../content/office-hours.ts'
import type { Database } from '../database/database.ts'
import { queryRows, queryValue, queryValues } from '../database/query.ts'
import { readListLook } from '../lists/list-columns.ts'
import { countInBulk } from './bulk-selection.ts'
import type { CaseworkDeps, Caseworker } from './caseworker.ts'
import { conditions, mine, Statement } from './inbox-filter.ts'
import { lineColumns, lineOf, lineRow } from './inbox-line.ts'
import type { Inbox, InboxList } from './inbox-views.ts'
import { selectCases } from './select-cases.ts'

const inboxWords = wordsOf(inboxTexts, staffLanguage)

export const PAGE_SIZE = 50

/** Higher counts are shown as «999+», so that the database stops counting there. */
const MAX_COUNT = 999

/** The properties of so many of the newest cases are choices of the filters. */
const CASES_WITH_CHOICES = 1000

/** The lanes that show a count. */
const counted: readonly Lane[] = [
  'haster',
  'for-sent',
  'nye',
  'mine',
  'venter-pa-oss',
  'venter-pa-avsender',
  'utsatt',
  'kontroll',
]

/** The inbox of a staff member: the cases that their role may read. */
export async function readInbox(
  deps: Pick<CaseworkDeps, 'database' | 'replyTemplates'>,
  worker: Caseworker,
  query: InboxQuery,
  now: Date,
): Promise<Inbox> {
  const { pool } = deps.database
  // Before the list: what comes between the two is taken for newer than what the page shows.
  const snapshot = { lastEvent: await readNewestEventId(pool), at: now }
  const [list, choices, templates] = await Promise.all([
    readInboxList(deps, worker, query, now),
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
        ? await countInBulk(deps, worker, query, snapshot)
        : list.lines.filter(({ liesIn }) => isInBulk(query, liesIn)).length,
    templates: templates.filter((each) =>
      [...prefixes].some((prefix) => isTemplateOffered(each, { prefix, role: worker.role })),
    ),
    snoozePresets: snoozePresets(now).map(({ label, until }) => ({ label, until: until.toISOString() })),
  }
}

/** The prefix of a reference, which is that of its form. */
const prefixOf = (reference: string): string => reference.split('-')[0] ?? ''

/** Whether an action on all cases of a list reaches those that lie in a lane. */
const isInBulk = ({ lane }: InboxQuery, liesIn: CasePlace): boolean =>
  liesIn !== 'ferdig' && liesIn !== 'slatt-sammen' && (liesIn !== 'kontroll' || lane === 'kontroll')

/** The same without what its filters offer. */
export async function readInboxList(
  deps: { database: Database },
  worker: Caseworker,
  query: InboxQuery,
  now: Date,
): Promise<InboxList> {
  const { pool } = deps.database
  const page = {
    columns: lineColumns,
    row: lineRow,
    offset: (query.page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE + 1,
  }
  const [lines, counted, hours, look] = await Promise.all([
    selectCases(pool, worker, query, page, now),
    countLanes(pool, worker, now),
    readOfficeHours(pool),
    readListLook(pool, worker.id, 'cases'),
  ])
  const isMore = lines.length > PAGE_SIZE
  return {
    query,
    lines: lines.slice(0, PAGE_SIZE).map((row) => lineOf(row, now, hours)),
    isMore,
    ...counted,
    ...look,
  }
}

const laneCounts = z.array(z.number())

/** Cases that wait for an answer: to what was sent, or to what the sender has done since. */
const unanswered = `${openCase} and c.status in ('new', 'in-progress')
  and (c.first_answered_at is null or c.reply_due_at is not null)
  and (c.assignee_id is null or ${mine})`

async function countLanes(
  pool: Pool,
  worker: Caseworker,
  now: Date,
): Promise<Pick<Inbox, 'counts' | 'unanswered'>> {
  const statement = new Statement(worker, now)
  const isRead = statement.isRead()
  const columns = [...counted.map((lane) => conditions[lane]), unanswered].map(
    (condition, i) =>
      `(select count(*)::int from (select 1 from cases c where ${statement.condition(condition)} and ${isRead}
        limit ${MAX_COUNT + 1}) l${i})`,
  )
  const counts = await queryValue(pool, laneCounts, `select array[${columns.join(', ')}]`, statement.values)
  const shown = counts.map((count) => (count > MAX_COUNT ? `${MAX_COUNT}+` : String(count)))
  return {
    counts: Object.fromEntries(counted.map((lane, i) => [lane, shown[i] ?? '0'])),
    unanswered: shown.at(-1) ?? '0',
  }
}

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
    queryValues(
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
    forms: formsReadBy(worker.role).map((id) => ({ value: id, label: formLabel(id) })),
    colleagues,
    towns,
    properties,
    views,
  }
}

/** Forms with the same name are distinguished by their page. */
function formLabel(id: string): string {
  const form = findForm(id)
  if (!form) return id
  return id.endsWith('-dialog') ? `${form.name} (${inboxWords.dialog})` : form.name
}
