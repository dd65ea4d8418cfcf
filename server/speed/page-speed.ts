import type { Pool } from 'pg'
import { z } from 'zod'
import { addDays, type IsoDate, osloDate, weekday } from '../../domain/calendar.ts'
import { bucketOf, percentile75, type SpeedMetricName, speedMetricNames } from '../../domain/page-speed.ts'
import { weekColumn } from '../database/oslo-time.ts'
import { execute, queryRows } from '../database/query.ts'
import { pagePolicies } from '../http/page-policy.ts'
import { readPageNames } from './page-names.ts'

/** How many days back the pages are compared. */
const DAYS = 28
/** How many weeks are plotted of a page, this one included. */
const WEEKS = 12
/** How long counts are kept, in days. */
export const SPEED_KEPT_DAYS = 180

/** The patterns of the pages that visits are counted of: those that are open to all. */
export const countedPages: ReadonlySet<string> = new Set(
  [...pagePolicies].flatMap(([pattern, policy]) =>
    policy === 'cached' || policy === 'form' || policy === 'searched' ? [pattern] : [],
  ),
)

/** What a page load sends: the pattern of its page, the width of its screen, and what was measured. */
export const visitReport = z.object({
  page: z.string().refine((page) => countedPages.has(page)),
  isNarrow: z.boolean(),
  lcp: z.number().nonnegative().optional(),
  inp: z.number().nonnegative().optional(),
  cls: z.number().nonnegative().optional(),
})

export type VisitReport = z.infer<typeof visitReport>

/** Counts a visit by its day in Norway, with nothing of the visitor. */
export async function countVisit(pool: Pool, report: VisitReport, now: Date): Promise<void> {
  const measured = speedMetricNames.flatMap((metric) => {
    const value = report[metric]
    return value === undefined ? [] : [{ metric, bucket: bucketOf(metric, value) }]
  })
  if (measured.length === 0) return
  await execute(
    pool,
    `insert into page_speed (day, page, is_narrow, metric, bucket)
       select $1::date, $2, $3, metric, bucket from unnest($4::text[], $5::smallint[]) as t (metric, bucket)
       on conflict (day, page, is_narrow, metric, bucket) do update set visits = page_speed.visits + 1`,
    [
      osloDate(now),
      report.page,
      report.isNarrow,
      measured.map(({ metric }) => metric),
      measured.map(({ bucket }) => bucket),
    ],
  )
}

/** Which visits are shown. */
export interface SpeedQuery {
  /** The kind of screen; null for all. */
  screen: 'narrow' | 'wide' | null
  /** The pattern of the page that is plotted; null for the most visited one. */
  page: string | null
}

/** The 75th percentile of each metric, in its own unit; null where it was not measured. */
export type SpeedValues = Record<SpeedMetricName, number | null>

/** A page in the last four weeks. */
export interface PageSpeed {
  page: string
  /** What staff know it as; null where it has no name yet. */
  name: string | null
  /** How many visits were measured. */
  visits: number
  values: SpeedValues
}

export interface SpeedNumbers {
  /** The most visited first. */
  pages: PageSpeed[]
  /** The plotted page, week by week from the earliest; null without visits. */
  plotted: { page: string; name: string | null; weeks: { monday: IsoDate; values: SpeedValues }[] } | null
}

const metricColumn = z.enum(speedMetricNames)
const pageRow = z.object({ page: z.string(), metric: metricColumn, bucket: z.number(), visits: z.number() })
const weekRow = z.object({ week: weekColumn, metric: metricColumn, bucket: z.number(), visits: z.number() })

/** How fast the pages were for visitors in the last four weeks, and one of them week by week. */
export async function readSpeed(pool: Pool, query: SpeedQuery, now: Date): Promise<SpeedNumbers> {
  const today = osloDate(now)
  const isNarrow = query.screen === null ? null : query.screen === 'narrow'
  const rows = await queryRows(
    pool,
    pageRow,
    `select page, metric, bucket, sum(visits)::int as visits from page_speed
     where day > $1::date - $2::int and ($3::boolean is null or is_narrow = $3) group by page, metric, bucket`,
    [today, DAYS, isNarrow],
  )
  const names = await readPageNames(pool)
  const pages = [...Map.groupBy(rows, ({ page }) => page)]
    .map(([page, counts]) => ({
      page,
      name: names.get(page) ?? null,
      visits: visitsOf(counts),
      values: valuesOf(counts),
    }))
    .sort((one, other) => other.visits - one.visits || one.page.localeCompare(other.page))
  const plotted = pages.find(({ page }) => page === query.page) ?? pages[0]
  if (!plotted) return { pages, plotted: null }
  const lastMonday = addDays(today, 1 - weekday(today))
  const mondays = Array.from({ length: WEEKS }, (_, week) => addDays(lastMonday, (week + 1 - WEEKS) * 7))
  const weekRows = await queryRows(
    pool,
    weekRow,
    `select to_char(date_trunc('week', day::timestamp), 'YYYY-MM-DD') as week, metric, bucket, sum(visits)::int as visits
     from page_speed where day >= $1::date and page = $2 and ($3::boolean is null or is_narrow = $3)
     group by 1, metric, bucket`,
    [mondays[0], plotted.page, isNarrow],
  )
  const weeks = mondays.map((monday) => ({
    monday,
    values: valuesOf(weekRows.filter(({ week }) => week === monday)),
  }))
  return { pages, plotted: { page: plotted.page, name: plotted.name, weeks } }
}

type MetricCounts = readonly { metric: SpeedMetricName; bucket: number; visits: number }[]

const countsOf = (counts: MetricCounts, metric: SpeedMetricName) =>
  counts.filter((each) => each.metric === metric)

const valuesOf = (counts: MetricCounts): SpeedValues => ({
  lcp: percentile75('lcp', countsOf(counts, 'lcp')),
  inp: percentile75('inp', countsOf(counts, 'inp')),
  cls: percentile75('cls', countsOf(counts, 'cls')),
})

/** Not every visit has every metric: one without a press has no answer to it. */
const visitsOf = (counts: MetricCounts) =>
  Math.max(
    ...speedMetricNames.map((metric) =>
      countsOf(counts, metric).reduce((sum, { visits }) => sum + visits, 0),
    ),
  )

/** Forgets the counts of days long past. Gives how many there were. */
export function purgePageSpeed(pool: Pool, now: Date): Promise<number> {
  return execute(pool, 'delete from page_speed where day < $1::date - $2::int', [
    osloDate(now),
    SPEED_KEPT_DAYS,
  ])
}
