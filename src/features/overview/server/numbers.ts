import type { Pool } from 'pg'
import { type InboxQuery, laneQuery } from '../../../domain/cases/inbox.ts'
import { keysOf, recordOf } from '../../../domain/records.ts'
import { staffLanguage } from '../../../domain/text/language.ts'
import { addDays, type IsoDate, osloDate } from '../../../domain/time/calendar.ts'
import { formatWhen } from '../../../domain/time/format-moment.ts'
import { readNewestSenderMessages } from '../../cases/server/events/event-statistics.ts'
import { accessKeys } from '../../cases/server/reading.ts'
import type { Caseworker } from '../../inbox/server/caseworker.ts'
import { countCases } from '../../inbox/server/list/inbox-filter.ts'
import { type MissedSearches, readMissedSearches } from '../../search/server/missed-searches.ts'
import { type BacklogLine, readBacklog } from './backlog.ts'
import { type FixedNumbers, readFixedNumbers } from './fixed-numbers.ts'
import { type FormNumbers, formNumbers, readFormWeeks } from './form-numbers.ts'
import { type Growth, growthOf } from './growth.ts'
import { type GuideNumbers, readGuideNumbers } from './guide-numbers.ts'
import { type LinkedCount, linkedCount } from './linked-count.ts'
import { type PromiseNumbersView, readPromises } from './promises.ts'
import { readWeekNumbers, type WeekNumbers } from './week-numbers.ts'
import { type Mondays, mondayOf, readFirstDay, weeksUntil } from './weeks.ts'

/** How many days back reopened cases are counted, today included. */
const REOPENED_DAYS = 28

/** The counts at the top of the overview. */
type Standing = Record<'late' | 'urgent' | 'waiting' | 'closedThisWeek' | 'reopened', LinkedCount>

function standingQueries(now: Date): Record<keyof Standing, InboxQuery> {
  return {
    late: laneQuery('for-sent'),
    urgent: laneQuery('haster'),
    waiting: laneQuery('venter-pa-oss'),
    closedThisWeek: laneQuery('ferdig', { closedFrom: mondayOf(now) }),
    reopened: laneQuery('alle', { reopenedFrom: addDays(osloDate(now), 1 - REOPENED_DAYS) }),
  }
}

/** How many cases stand how, each with its list. */
export async function readStanding(pool: Pool, worker: Caseworker, now: Date): Promise<Standing> {
  const queries = standingQueries(now)
  const counts = await countCases(pool, worker, queries, now)
  return recordOf(keysOf(queries), (name) => linkedCount(counts[name], queries[name]))
}

/** How many of the senders' newest messages are shown. */
const SAID_MESSAGES = 5

export interface Numbers {
  /** The first day that is counted. */
  since: IsoDate
  mondays: Mondays
  standing: Standing
  promises: PromiseNumbersView
  backlog: BacklogLine[]
  weeks: WeekNumbers[]
  forms: FormNumbers[]
  growth: Growth
  said: { reference: string; text: string; at: string }[]
  /** What visitors searched for and did not find, the most frequent first. */
  missedSearches: MissedSearches
  guides: GuideNumbers[]
  fixed: FixedNumbers
}

/** The numbers of the last weeks, of the cases that a staff member reads. */
export async function readNumbers(pool: Pool, worker: Caseworker, now: Date): Promise<Numbers> {
  const readable = accessKeys(worker.role)
  const mondays = weeksUntil(now, await readFirstDay(pool, readable))
  const since = mondays[0]
  const formWeeks = await readFormWeeks(pool, readable, since)
  const [standing, promises, backlog, weeks, said, missedSearches, guides, fixed] = await Promise.all([
    readStanding(pool, worker, now),
    readPromises(pool, worker, since, now),
    readBacklog(pool, worker, now),
    readWeekNumbers(pool, readable, mondays),
    readNewestSenderMessages(pool, readable, SAID_MESSAGES),
    readMissedSearches(pool, now),
    readGuideNumbers(pool, formWeeks, mondays),
    readFixedNumbers(pool, readable, since),
  ])
  const lines = formNumbers(formWeeks, mondays)
  return {
    since,
    mondays,
    standing,
    promises,
    backlog,
    weeks,
    forms: lines,
    growth: growthOf(lines, mondays),
    said: said.map(({ reference, text, at }) => ({
      reference,
      text: text.length > 200 ? `${text.slice(0, 199)}…` : text,
      at: formatWhen(at, now, staffLanguage),
    })),
    missedSearches,
    guides,
    fixed,
  }
}
