import type { Pool } from 'pg'
import { z } from 'zod'
import { formatDate } from '../../domain/format.ts'
import { findForm } from '../../forms/catalogue.ts'
import { isReadBy, readingKeys } from '../cases/reading.ts'
import { caseStatus } from '../database/columns.ts'
import { queryRows } from '../database/query.ts'
import type { Caseworker } from './caseworker.ts'
import type { CaseLink } from './staff-views.ts'

/** The maximum number of each that is shown. */
const MAX_OF_EACH = 6

interface Place {
  id: string
  email: string | null
  property: string | null
}

const relatedCase = z.object({
  reference: z.string(),
  form: z.string(),
  status: caseStatus,
  sent_at: z.date(),
  sender_name: z.string().nullable(),
})

/** The cases that are related to a case, of those that the staff member may read. */
export async function readRelated(
  pool: Pool,
  worker: Caseworker,
  { id, email, property }: Place,
): Promise<Record<'merged' | 'links' | 'sameSender' | 'sameProperty', CaseLink[]>> {
  const keys = readingKeys(worker.role)
  const find = async (condition: string, value: unknown): Promise<CaseLink[]> => {
    if (value === null) return []
    const rows = await queryRows(
      pool,
      relatedCase,
      `select reference, form, status, sent_at, sender_name from cases
       where ${condition} and id <> $2 and ${isReadBy('$3')} order by sent_at desc limit ${MAX_OF_EACH}`,
      [value, id, keys],
    )
    return rows.map((row) => ({
      reference: row.reference,
      formName: findForm(row.form)?.name ?? row.form,
      status: row.status,
      sentAt: formatDate(row.sent_at),
      sender: row.sender_name,
    }))
  }
  const [merged, links, sameSender, sameProperty] = await Promise.all([
    find('merged_into = $1', id),
    find(
      `id in (select other_id from case_links where case_id = $1
         union select case_id from case_links where other_id = $1)`,
      id,
    ),
    find('sender_email = $1', email),
    find('property_id = $1', property),
  ])
  return { merged, links, sameSender, sameProperty }
}
