import type { Pool } from 'pg'
import { z } from 'zod'
import { staffLanguage } from '../../../domain/text/language.ts'
import { formatDateTime } from '../../../domain/time/format-moment.ts'
import { queryRows } from '../../../platform/database/query.ts'

export interface JobLine {
  name: string
  cron: string | null
  waiting: number
  failed: number
  lastDone: string | null
  lastFailed: string | null
  /** The message of the last failure. */
  problem: string | null
}

const jobRow = z.object({
  name: z.string(),
  cron: z.string().nullable(),
  waiting: z.number(),
  failed: z.number(),
  last_done: z.date().nullable(),
  last_failed: z.date().nullable(),
  problem: z.string().nullable(),
})

/** The mails of the last month, which are their own queue (migration 0083), as if they were a job. */
const mailLine = `select 'send-mail', null, count(*) filter (where state = 'queued')::int,
    count(*) filter (where state = 'failed' and created_at > now() - interval '7 days')::int, max(sent_at), null::timestamptz,
    (array_agg(last_error order by created_at desc) filter (where state = 'failed'))[1]
  from mails where created_at > now() - interval '30 days'`

/** The health of the jobs: waiting and recently failed ones, and when each last succeeded. */
export async function readJobs(pool: Pool): Promise<JobLine[]> {
  const rows = await queryRows(
    pool,
    jobRow,
    `select queue.name, max(schedule.cron) as cron,
       count(job.id) filter (where job.state in ('created', 'retry', 'active'))::int as waiting,
       count(job.id) filter (where job.state = 'failed' and job.completed_on > now() - interval '7 days')::int as failed,
       max(job.completed_on) filter (where job.state = 'completed') as last_done,
       max(job.completed_on) filter (where job.state = 'failed') as last_failed,
       (array_agg(job.output ->> 'message' order by job.completed_on desc) filter (where job.state = 'failed'))[1] as problem
     from pgboss.queue left join pgboss.job on job.name = queue.name left join pgboss.schedule on schedule.name = queue.name
     where queue.name not like '\\_\\_%' group by queue.name
     union all ${mailLine} order by name`,
  )
  const moment = (at: Date | null) => at && formatDateTime(at, staffLanguage)
  return rows.map(({ last_done, last_failed, ...job }) => ({
    ...job,
    lastDone: moment(last_done),
    lastFailed: moment(last_failed),
  }))
}
