import type { Pool } from 'pg'
import { z } from 'zod'
import { queryRows } from '../../platform/database/query.ts'
import type { Family } from './family.ts'
import { age, unixTime } from './http-metrics.ts'

const queueRow = z.object({
  name: z.string(),
  waiting: z.number(),
  active: z.number(),
  failed: z.number(),
  oldest_seconds: z.number(),
  last_done_at: z.number().nullable(),
  last_failed_at: z.number().nullable(),
  cron: z.string().nullable(),
  scheduled_at: z.number().nullable(),
})

type QueueRow = z.output<typeof queueRow>

const due = "job.state in ('created', 'retry') and job.start_after <= now()"

/** The work of the queue: jobs that are due, how earlier ones ended, and which the clock starts. */
const queueStatement = `select queue.name,
    count(job.id) filter (where ${due})::int as waiting,
    count(job.id) filter (where job.state = 'active')::int as active,
    count(job.id) filter (where job.state = 'failed')::int as failed,
    ${age(`min(job.start_after) filter (where ${due})`)} as oldest_seconds,
    ${unixTime("max(job.completed_on) filter (where job.state = 'completed')")} as last_done_at,
    ${unixTime("max(job.completed_on) filter (where job.state = 'failed')")} as last_failed_at,
    max(schedule.cron) as cron,
    ${unixTime('min(schedule.created_on)')} as scheduled_at
  from pgboss.queue left join pgboss.job on job.name = queue.name left join pgboss.schedule on schedule.name = queue.name
  where queue.name not like '\\_\\_%' group by queue.name order by queue.name`

/** Reads the state of each queue. */
export async function queueFamilies(pool: Pool): Promise<Family[]> {
  const queues = await queryRows(pool, queueRow, queueStatement)
  const states = ['waiting', 'active', 'failed'] as const
  /** A gauge by queue, of those that have a value. */
  const byQueue = (name: string, help: string, read: (queue: QueueRow) => number | null): Family => ({
    name,
    help,
    type: 'gauge',
    samples: queues.flatMap((queue) => {
      const value = read(queue)
      return value === null ? [] : [{ labels: { queue: queue.name }, value }]
    }),
  })
  return [
    {
      name: 'husvaer_queue_jobs',
      help: 'Jobs by queue: due and not begun, under way, failed and not yet removed.',
      type: 'gauge',
      samples: queues.flatMap((each) =>
        states.map((state) => ({ labels: { queue: each.name, state }, value: each[state] })),
      ),
    },
    byQueue(
      'husvaer_queue_oldest_due_seconds',
      'How long the oldest due job of a queue has waited.',
      (queue) => queue.oldest_seconds,
    ),
    byQueue(
      'husvaer_queue_last_success_timestamp_seconds',
      'When a job of a queue last succeeded, as seconds since 1970.',
      (queue) => queue.last_done_at,
    ),
    byQueue(
      'husvaer_queue_last_failure_timestamp_seconds',
      'When a job of a queue last failed and was not tried again, as seconds since 1970.',
      (queue) => queue.last_failed_at,
    ),
    byQueue(
      'husvaer_queue_scheduled_since_timestamp_seconds',
      'Since when the clock starts the jobs of a queue, as seconds since 1970.',
      (queue) => queue.scheduled_at,
    ),
    byQueue('husvaer_queue_interval_seconds', 'How often the clock starts a job of a queue.', ({ cron }) =>
      cron === null ? null : intervalOf(cron),
    ),
  ]
}

/** The seconds between two runs, of schedules for every minute, every hour or every day. */
function intervalOf(cron: string): number {
  const [minute, hour] = cron.split(' ')
  if (minute === '*') return 60
  return hour === '*' ? 3600 : 24 * 3600
}
