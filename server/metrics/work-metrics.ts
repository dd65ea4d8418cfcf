import type { Pool } from 'pg'
import { z } from 'zod'
import type { Log } from '../base/log.ts'
import { lateCase, openCase } from '../cases/open-case.ts'
import { queryRow, queryRows } from '../database/query.ts'
import { type Family, gauge } from './family.ts'

const seconds = z.number()

const queueRow = z.object({
  name: z.string(),
  waiting: z.number(),
  active: z.number(),
  failed: z.number(),
  oldest_seconds: seconds,
  last_done_at: seconds.nullable(),
})

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
const pastPromise = `${atNow(openCase)} and c.first_answered_at is null and c.promised_at < now()`

const age = (moment: string) => `greatest(0, coalesce(extract(epoch from now() - ${moment}), 0))::float8`
const unixTime = (moment: string) => `extract(epoch from ${moment})::float8`

/** The work of the queue: jobs that are due, and how earlier ones ended. */
const queueStatement = `select queue.name,
    count(job.id) filter (where ${due()})::int as waiting,
    count(job.id) filter (where job.state = 'active')::int as active,
    count(job.id) filter (where job.state = 'failed')::int as failed,
    ${age(`min(job.start_after) filter (where ${due()})`)} as oldest_seconds,
    ${unixTime("max(job.completed_on) filter (where job.state = 'completed')")} as last_done_at
  from pgboss.queue left join pgboss.job on job.name = queue.name
  where queue.name not like '\\_\\_%' group by queue.name order by queue.name`

function due(): string {
  return "job.state in ('created', 'retry') and job.start_after <= now()"
}

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
  (select count(*)::int as cases_open,
      count(*) filter (where ${atNow(lateCase)})::int as cases_past_deadline,
      count(*) filter (where ${pastPromise})::int as cases_past_promise,
      ${age(`min(c.promised_at) filter (where ${pastPromise})`)} as oldest_promise_seconds
    from cases c where ${atNow(openCase)}) work`

/** Reads how the work of the site stands, from its database; says so where that does not answer. */
export function workMetrics(pool: Pool, log: Log): () => Promise<Family[]> {
  return async () => {
    try {
      const [queues, work] = await Promise.all([
        queryRows(pool, queueRow, queueStatement),
        queryRow(pool, workRow, workStatement),
      ])
      return [isUp(1), ...queueFamilies(queues), ...workFamilies(work)]
    } catch (error) {
      log.warn({ err: error }, 'Reading metrics from the database failed')
      return [isUp(0)]
    }
  }
}

const isUp = (value: 0 | 1) => gauge('husvaer_database_up', 'Whether the database answers.', value)

function queueFamilies(queues: readonly z.output<typeof queueRow>[]): Family[] {
  const states = ['waiting', 'active', 'failed'] as const
  return [
    {
      name: 'husvaer_queue_jobs',
      help: 'Jobs by queue: due and not begun, under way, failed and not yet removed.',
      type: 'gauge',
      samples: queues.flatMap((each) =>
        states.map((state) => ({ labels: { queue: each.name, state }, value: each[state] })),
      ),
    },
    {
      name: 'husvaer_queue_oldest_due_seconds',
      help: 'How long the oldest due job of a queue has waited.',
      type: 'gauge',
      samples: queues.map(({ name, oldest_seconds }) => ({
        labels: { queue: name },
        value: oldest_seconds,
      })),
    },
    {
      name: 'husvaer_queue_last_success_timestamp_seconds',
      help: 'When a job of a queue last succeeded, as seconds since 1970.',
      type: 'gauge',
      samples: queues.flatMap(({ name, last_done_at }) =>
        last_done_at === null ? [] : [{ labels: { queue: name }, value: last_done_at }],
      ),
    },
  ]
}

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
    gauge('husvaer_cases_open', 'Open cases that are neither snoozed nor held as spam.', work.cases_open),
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
