import type { Pool } from 'pg'
import { z } from 'zod'
import { addDays, osloDate, weekday } from '../../domain/calendar.ts'
import { formatWhen } from '../../domain/format.ts'
import { type InboxQuery, inboxPath, laneQuery } from '../../domain/inbox.ts'
import { findForm } from '../../forms/catalogue.ts'
import { guides } from '../../landlord/guides.ts'
import { readNewestSenderMessages } from '../cases/events/event-statistics.ts'
import { type Caseworker, formsReadBy } from '../casework/caseworker.ts'
import { countCases } from '../casework/inbox-filter.ts'
import { queryRows } from '../database/query.ts'
import { type MissedSearches, readMissedSearches } from '../search/missed-searches.ts'

/** How many weeks the plots go back. */
const WEEKS = 12

/** How many days back reopened cases are counted, today included. */
const REOPENED_DAYS = 28

/** A form has grown when the last weeks had this many times as many cases as those before. */
const GROWTH = 1.25

/** How many of the senders' newest messages are shown. */
const SAID_MESSAGES = 6

/** The counts of the inbox in the overview. */
type Standing = 'late' | 'urgent' | 'waiting' | 'closedThisWeek' | 'reopened'

/** The lists that the overview counts and leads to. */
function standingQueries(now: Date): Record<Standing, InboxQuery> {
  const today = osloDate(now)
  return {
    late: laneQuery('for-sent'),
    urgent: laneQuery('haster'),
    waiting: laneQuery('venter-pa-oss'),
    closedThisWeek: laneQuery('ferdig', { closedFrom: addDays(today, 1 - weekday(today)) }),
    reopened: laneQuery('alle', { reopenedFrom: addDays(today, 1 - REOPENED_DAYS) }),
  }
}

export interface WeekNumbers {
  /** The Monday, as an ISO date. */
  week: string
  cases: number
  /** Medians in hours; null where nothing was answered, or closed. */
  firstAnswer: number | null
  closed: number | null
}

export interface Numbers extends Record<Standing, number> {
  /** The inbox list behind each count. */
  lists: Record<Standing, string>
  weeks: WeekNumbers[]
  /** By the name of the form: a form on a page and in a dialog counts as one. */
  forms: { name: string; weeks: number[]; total: number }[]
  growing: { name: string; before: number; now: number }[]
  said: { reference: string; text: string; at: string }[]
  /** What visitors searched for and did not find, the most frequent first. */
  missedSearches: MissedSearches
  /** Guides, and the cases that they should make unnecessary. */
  guides: { path: string; name: string; views: number; cases: number; weeks: GuideWeek[] }[]
}

/** How often a guide was opened in a week, and how many cases were still sent about its subject. */
export interface GuideWeek {
  views: number
  cases: number
}

const guideWeek = z.object({ path: z.string(), weeks_ago: z.number(), count: z.number() })

const formWeek = z.object({ form: z.string(), weeks_ago: z.number(), count: z.number() })

const weekRow = z.object({
  week: z.string(),
  cases: z.number(),
  first_answer: z.number().nullable(),
  closed: z.number().nullable(),
})

/** The numbers of the last weeks, of the forms that a staff member reads. */
export async function readNumbers(pool: Pool, worker: Caseworker, now: Date): Promise<Numbers> {
  const forms = formsReadBy(worker.role)
  const standing = standingQueries(now)
  const [counts, weeks, perForm, said, opened, missedSearches] = await Promise.all([
    countCases(pool, worker, standing, now),
    queryRows(
      pool,
      weekRow,
      `with weeks as (select generate_series(date_trunc('week', $2::timestamptz at time zone 'Europe/Oslo') - make_interval(weeks => $3),
           date_trunc('week', $2::timestamptz at time zone 'Europe/Oslo'), interval '1 week') as week)
       select to_char(week, 'YYYY-MM-DD') as week, count(cases.id)::int as cases,
         percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - sent_at) / 3600) as first_answer,
         percentile_cont(0.5) within group (order by extract(epoch from closed_at - sent_at) / 3600) as closed
       from weeks left join cases on form = any($1)
         and sent_at >= week at time zone 'Europe/Oslo' and sent_at < (week + interval '1 week') at time zone 'Europe/Oslo'
       group by week order by week`,
      [forms, now, WEEKS - 1],
    ),
    queryRows(
      pool,
      formWeek,
      `select form, floor(extract(epoch from date_trunc('week', $2::timestamptz at time zone 'Europe/Oslo')
           - date_trunc('week', sent_at at time zone 'Europe/Oslo')) / 604800)::int as weeks_ago, count(*)::int as count
       from cases where form = any($1) and sent_at > $2::timestamptz - make_interval(weeks => $3)
       group by 1, 2`,
      [forms, now, WEEKS],
    ),
    readNewestSenderMessages(pool, forms, SAID_MESSAGES),
    queryRows(
      pool,
      guideWeek,
      `select path, (extract(epoch from date_trunc('week', $1::timestamptz at time zone 'Europe/Oslo')
           - date_trunc('week', day::timestamp)) / 604800)::int as weeks_ago, sum(views)::int as count
       from guide_views where day > ($1::timestamptz at time zone 'Europe/Oslo')::date - $2::int group by 1, 2`,
      [now, WEEKS * 7],
    ),
    readMissedSearches(pool, now),
  ])
  const casesOf = (isCounted: (form: string) => boolean) =>
    perWeek(perForm.filter(({ form }) => isCounted(form)))
  const names = new Set(perForm.map(({ form }) => nameOf(form)))
  const lines = [...names]
    .map((name) => ({ name, weeks: casesOf((form) => nameOf(form) === name) }))
    .map((line) => ({ ...line, total: sum(line.weeks) }))
    .sort((a, b) => b.total - a.total)
  const lastMonth = (counts: number[]) => sum(counts.slice(-4))
  const monthBefore = (counts: number[]) => sum(counts.slice(-8, -4))
  return {
    ...counts,
    lists: {
      late: inboxPath(standing.late),
      urgent: inboxPath(standing.urgent),
      waiting: inboxPath(standing.waiting),
      closedThisWeek: inboxPath(standing.closedThisWeek),
      reopened: inboxPath(standing.reopened),
    },
    missedSearches,
    weeks: weeks.map(({ week, cases, first_answer, closed }) => ({
      week,
      cases,
      firstAnswer: first_answer,
      closed,
    })),
    forms: lines,
    growing: lines
      .map(({ name, weeks: counts }) => ({ name, before: monthBefore(counts), now: lastMonth(counts) }))
      .filter(({ before, now: late }) => before > 0 && late >= before * GROWTH && late - before >= 3),
    said: said.map(({ reference, text, at }) => ({
      reference,
      text: text.length > 200 ? `${text.slice(0, 199)}…` : text,
      at: formatWhen(at, now),
    })),
    guides: guides.map(({ path, name, saves }) => {
      const views = perWeek(opened.filter((row) => row.path === path))
      const cases = casesOf((form) => saves.includes(form))
      return {
        path,
        name,
        views: lastMonth(views),
        cases: lastMonth(cases),
        weeks: views.map((count, i) => ({ views: count, cases: cases[i] ?? 0 })),
      }
    }),
  }
}

const nameOf = (form: string) => findForm(form)?.name ?? form

/** Counts week by week, this one the last. */
function perWeek(counts: readonly { weeks_ago: number; count: number }[]): number[] {
  const weeks = Array.from({ length: WEEKS }, () => 0)
  for (const { weeks_ago, count } of counts) {
    const place = WEEKS - 1 - weeks_ago
    if (place in weeks) weeks[place] = (weeks[place] ?? 0) + count
  }
  return weeks
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
