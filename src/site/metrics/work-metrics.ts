import { z } from 'zod'
import { lateCase, openCase, unfinishedCase } from '../../features/cases/server/sender/open-case.ts'
import type { Log } from '../../platform/base/log.ts'
import { openPool } from '../../platform/database/pool.ts'
import { queryRow } from '../../platform/database/query.ts'
import { type Family, gauge } from './family.ts'
import { age, unixTime } from './http-metrics.ts'
import { queueFamilies } from './queue-metrics.ts'

const seconds = z.number()

const workRow = z.object({
  mails_queued: z.number(),
  mails_failed: z.number(),
  mail_oldest_seconds: seconds,
  cases_open: z.number(),
  cases_past_deadline: z.number(),
  cases_past_promise: z.number(),
  oldest_promise_seconds: seconds,
  last_sync_at: seconds.nullable(),
  last_backup_at: seconds.nullable(),
})

const atNow = (condition: string) => condition.replaceAll('$now', 'now()')

/** SQL for a case that is still to be answered, later than was promised. */
const pastPromise = `${unfinishedCase} and c.first_answered_at is null and c.promised_at < now()`

/**
 * Mail, cases, and when what runs by the clock last went well. Each part is a condition on an index: it is asked every few
 * seconds, in each process.
 */
const workStatement = `select mail.*, work.*,
    (select ${unixTime('max(finished_at)')} from listing_syncs where outcome = 'applied') as last_sync_at,
    (select ${unixTime('max(at)')} from audit_log where action = 'backup-made') as last_backup_at
  from (select count(*) filter (where state = 'queued')::int as mails_queued,
      count(*) filter (where state = 'failed')::int as mails_failed,
      ${age("min(created_at) filter (where state = 'queued')")} as mail_oldest_seconds
    from mails where state in ('queued', 'failed') and created_at > now() - interval '30 days') mail,
  (select count(*) filter (where ${atNow(openCase)})::int as cases_open,
      count(*) filter (where ${atNow(lateCase)})::int as cases_past_deadline,
      count(*) filter (where ${pastPromise})::int as cases_past_promise,
      ${age(`min(c.promised_at) filter (where ${pastPromise})`)} as oldest_promise_seconds
    from cases c where ${unfinishedCase}) work`

/**
 * What the database is asked on: connections of its own, so that it answers while requests use all others, and closed after each
 * time. However the database hangs, what is known without it is answered within three seconds.
 */
const limits = { max: 2, connectMs: 1000, statementMs: 1500, answerMs: 2000 }

/** Reads how the work of the site stands, from its database; says so where that does not answer. */
export function workMetrics(url: string, log: Log): () => Promise<Family[]> {
  return async () => {
    const pool = openPool(url, log, limits)
    try {
      const [queues, work] = await Promise.all([
        queueFamilies(pool),
        queryRow(pool, workRow, workStatement).then(workFamilies),
      ])
      return [isUp(1), ...queues, ...work]
    } catch (error) {
      log.warn({ err: error }, 'Reading metrics from the database failed')
      return [isUp(0)]
    } finally {
      // Not waited for: a database that hangs does not say goodbye.
      pool.end().catch((error) => log.warn({ err: error }, 'Closing the connections of the metrics failed'))
    }
  }
}

const isUp = (value: 0 | 1) => gauge('husvaer_database_up', 'Whether the database answers.', value)

function workFamilies(work: z.output<typeof workRow>): Family[] {
  const at = (name: string, help: string, value: number | null) =>
    value === null ? [] : [gauge(name, help, value)]
  return [
    {
      name: 'husvaer_mails',
      help: 'Mails of the last 30 days that have not gone out: still tried, or given up.',
      type: 'gauge',
      samples: [
        { labels: { state: 'queued' }, value: work.mails_queued },
        { labels: { state: 'failed' }, value: work.mails_failed },
      ],
    },
    gauge(
      'husvaer_mail_oldest_queued_seconds',
      'Age of the oldest mail that waits.',
      work.mail_oldest_seconds,
    ),
    gauge(
      'husvaer_cases_open',
      'Open cases that are not held as spam, nor snoozed unless they are late or urgent.',
      work.cases_open,
    ),
    gauge('husvaer_cases_past_deadline', 'Open cases whose deadline has passed.', work.cases_past_deadline),
    gauge(
      'husvaer_cases_past_promise',
      'Open cases without the first reply that was promised by now.',
      work.cases_past_promise,
    ),
    gauge(
      'husvaer_cases_past_promise_oldest_seconds',
      'How long ago the oldest promise that is not kept ended.',
      work.oldest_promise_seconds,
    ),
    ...at(
      'husvaer_listing_sync_last_success_timestamp_seconds',
      'When listings were last taken over, as seconds since 1970.',
      work.last_sync_at,
    ),
    ...at(
      'husvaer_backup_last_timestamp_seconds',
      'When a backup was last made, as seconds since 1970.',
      work.last_backup_at,
    ),
  ]
}
