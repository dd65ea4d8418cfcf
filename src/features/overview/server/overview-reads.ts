import type { Pool } from 'pg'
import { z } from 'zod'
import { queryRows } from '../../../platform/database/query.ts'
import type { StaffRequest } from '../../workspace/server/staff-request.ts'
import { type JobLine, readJobs } from './job-health.ts'
import { type Numbers, readNumbers } from './numbers.ts'
import { type AuditPage, type AuditQuery, readAudit } from './read-audit.ts'

/** Reads numbers, jobs and the audit log. */
export interface OverviewReads {
  numbers(): Promise<Numbers>
  /** Whether mail goes to a mail server; without SMTP_URL it is only stored. */
  readonly sendsMail: boolean
  jobs(): Promise<JobLine[]>
  audit(query: AuditQuery): Promise<AuditPage & { colleagues: { id: string; name: string }[] }>
}

const colleague = z.object({ id: z.string(), name: z.string() })

export function overviewReads(
  { database: { pool }, sendsMail }: { database: { pool: Pool }; sendsMail: boolean },
  { staff, needs, context: { now } }: StaffRequest,
): OverviewReads {
  return {
    sendsMail,
    numbers() {
      needs('see-numbers')
      return readNumbers(pool, staff, now)
    },
    jobs() {
      needs('see-jobs')
      return readJobs(pool)
    },
    async audit(query) {
      needs('see-audit')
      const [found, colleagues] = await Promise.all([
        readAudit(pool, query),
        queryRows(pool, colleague, 'select id, name from staff order by name collate "nb-x-icu"'),
      ])
      return { ...found, colleagues }
    },
  }
}
