import { z } from 'zod'
import { type ShownDeadline, showDeadline } from '../../../../domain/cases/deadline.ts'
import { formatSlotHours } from '../../../../domain/cases/slot.ts'
import { formatPhone } from '../../../../domain/contact/contact-details.ts'
import { newSubmissionKey } from '../../../../domain/submissions/submission-key.ts'
import { defaultLanguage, staffLanguage } from '../../../../domain/text/language.ts'
import { addDays, osloDate } from '../../../../domain/time/calendar.ts'
import { formatClock } from '../../../../domain/time/format-moment.ts'
import { instantInOslo } from '../../../../domain/time/oslo-instant.ts'
import { addWorkingDays } from '../../../../domain/time/working-days.ts'
import { accessOf } from '../../../../forms/shared/access.ts'
import { queryRows } from '../../../../platform/database/query.ts'
import { newestEventColumn } from '../../../cases/server/events/read-case-events.ts'
import { type SenderNews, senderNews, senderNewsColumn } from '../../../cases/server/events/sender-news.ts'
import { ownOpenCase } from '../../../cases/server/sender/open-case.ts'
import {
  photoColumns,
  photoRow,
  type ShownPhoto,
  showPhoto,
} from '../../../cases/server/sender/shown-photo.ts'
import { storedAnswers } from '../../../cases/server/store/stored-answers.ts'
import { findForm } from '../../../form-catalogue/catalogue.ts'
import { inboxTexts } from '../../inbox.words.ts'
import { snoozePresets } from '../../snooze-presets.ts'
import type { CaseworkDeps, Caseworker } from '../caseworker.ts'
import { InboxStatement, mine } from '../list/inbox-filter.ts'
import { excerptOf } from '../list/inbox-line.ts'
import { type ShownUrgency, shownUrgency } from '../list/shown-urgency.ts'
import { readDetails, type TodayDetailsView } from './today-details.ts'

/** More than a staff member can visit in a day. */
const MAX_CASES = 80

export interface TodayCase {
  reference: string
  /** Its place among all of the list: danger first, then urgent ones, each by deadline. */
  rank: number
  /**
   * The visit that is agreed for today: its hours, when it begins, by which visits are ordered, and whether it still needs
   * a staff member who comes.
   */
  visit: { hours: string; from: string; isUnhosted: boolean; isDeclined: boolean } | null
  title: string
  excerpt: string
  news: SenderNews['kind'] | null
  /** Where it is: the address, and the number of the home there. */
  address: string | null
  unit: string | null
  /** What the sender has said of how to get in. */
  access: readonly string[]
  /** The first photo that came with it. */
  photo: ShownPhoto | null
  sender: string
  phone: { shown: string } | null
  deadline: ShownDeadline | null
  urgency: ShownUrgency | null
  isMine: boolean
  /** The newest event of the case: what is done from here is done knowing all up to it. */
  seen: string | null
  /** Null where the case is read on its own page alone. */
  details: TodayDetailsView | null
}

export interface TodayList {
  /** The idempotency key of the page. */
  key: string
  /** When it was read, as a clock shows it: a telephone shows the list without contact too. */
  readAt: string
  /** In the order of their names, however urgent their cases: a case that is done moves none of the others. */
  towns: { town: string; cases: TodayCase[] }[]
  total: number
  /** How many wait in all: no more than `MAX_CASES` are on the list. */
  waiting: number
  snoozePresets: { until: string; label: string }[]
}

const todayVisit = z.object({
  from: z.coerce.date(),
  to: z.coerce.date(),
  isUnhosted: z.boolean(),
  /** The sender's calendar has declined it. */
  isDeclined: z.boolean(),
})

const todayRow = z.object({
  deadline: z.date().nullable(),
  id: z.string(),
  reference: z.string(),
  form: z.string(),
  answers: storedAnswers,
  address: z.string().nullable(),
  town: z.string().nullable(),
  sender_name: z.string().nullable(),
  sender_phone: z.string().nullable(),
  urgency: z.string().nullable(),
  is_danger: z.boolean(),
  merged_priority: z.number().nullable(),
  assignee_id: z.string().nullable(),
  news: senderNews.nullable(),
  photo: photoRow.nullable(),
  seen: z.string().nullable(),
  visit: todayVisit.nullable(),
  waiting: z.number(),
  priority: z.number(),
  sent_at: z.date(),
})

/** SQL for the hours at which `$me`, or no one yet, visits the sender of a case `c` today. */
const visitToday = `select jsonb_build_object('from', starts_at, 'to', ends_at, 'isUnhosted', staff_id is null,
    'isDeclined', declined_at is not null) as visit
  from appointments where case_id = c.id and state = 'agreed' and (staff_id = $me or staff_id is null)
    and (starts_at at time zone 'Europe/Oslo')::date = ($now at time zone 'Europe/Oslo')::date`

/**
 * What a staff member should work on today, town by town: whom they visit, their own cases, and those without an assignee that
 * are urgent or due before the next working day ends.
 */
export async function readToday(
  deps: Pick<CaseworkDeps, 'database' | 'secret'>,
  worker: Caseworker,
  now: Date,
): Promise<TodayList> {
  const endOfNextWorkingDay = instantInOslo(addDays(addWorkingDays(osloDate(now), 1), 1), 0)
  const statement = new InboxStatement(worker, now)
  const rows = await queryRows(
    deps.database.pool,
    todayRow,
    `select * from (
     select c.id, reference, form, answers, address, town, sender_name, sender_phone, urgency, is_danger, merged_priority,
       assignee_id,
       c.deadline, ${senderNewsColumn('c')} as news,
       (select to_json(first) from (
          select ${photoColumns} from photos where case_id = c.id order by created_at, id limit 1) as first) as photo,
       ${newestEventColumn('c')}, visit, priority, sent_at, count(*) over ()::int as waiting
     from cases c left join lateral (${statement.condition(visitToday)}) visits on true
     where ${statement.isRead()} and ${statement.condition(ownOpenCase)}
       and (visit is not null or status <> 'waiting-for-sender')
       and (visit is not null or ${statement.condition(mine)}
         or (assignee_id is null and (priority < 2 or deadline < ${statement.value(endOfNextWorkingDay)})))
     order by visit is null, (${statement.condition(mine)}) is not true, priority, deadline, sent_at, c.id
     limit ${MAX_CASES}) chosen
     order by priority, deadline, sent_at, id`,
    statement.values,
  )
  const known = rows.flatMap(({ id, form: formId, answers }) => {
    const form = findForm(formId)
    return form ? [{ id, form, answers }] : []
  })
  const details = await readDetails(deps.database.pool, known, now)
  const towns = new Map<string, TodayCase[]>()
  for (const [rank, row] of rows.entries()) {
    const town = row.town ?? inboxTexts.noTown
    const form = findForm(row.form)
    const cases = towns.get(town) ?? []
    towns.set(town, cases)
    cases.push({
      reference: row.reference,
      rank,
      visit: row.visit && {
        hours: formatSlotHours(row.visit, staffLanguage),
        from: row.visit.from.toISOString(),
        isUnhosted: row.visit.isUnhosted,
        isDeclined: row.visit.isDeclined,
      },
      title: form?.name ?? row.form,
      excerpt: excerptOf(row),
      news: row.news?.kind ?? null,
      address: row.address,
      unit: form?.caseFields.unit ? textOf(row.answers[form.caseFields.unit]) : null,
      access: accessOf(row.answers)?.lines ?? [],
      photo: row.photo && showPhoto(deps.secret, row.photo, 0, now, defaultLanguage),
      sender: row.sender_name ?? inboxTexts.unknownSender,
      phone: row.sender_phone === null ? null : { shown: formatPhone(row.sender_phone) },
      deadline: row.deadline && showDeadline(row.deadline, now),
      urgency: form
        ? shownUrgency(form, {
            urgency: row.urgency,
            isDanger: row.is_danger,
            mergedPriority: row.merged_priority,
          })
        : null,
      isMine: row.assignee_id === worker.id,
      seen: row.seen,
      details: details.get(row.id) ?? null,
    })
  }
  return {
    key: newSubmissionKey(now.getTime()),
    readAt: formatClock(now, staffLanguage),
    towns: [...towns]
      .map(([town, cases]) => ({ town, cases }))
      .sort((one, other) => one.town.localeCompare(other.town, 'nb')),
    total: rows.length,
    waiting: rows[0]?.waiting ?? 0,
    snoozePresets: snoozePresets(now).map(({ label, until }) => ({ label, until: until.toISOString() })),
  }
}

const textOf = (answer: unknown): string | null => (typeof answer === 'string' && answer ? answer : null)
