import type { Pool } from 'pg'
import { z } from 'zod'
import { staffLanguage } from '../../../../domain/text/language.ts'
import { formatDate } from '../../../../domain/time/format-moment.ts'
import { caseStatus } from '../../../../platform/database/columns.ts'
import { queryRows } from '../../../../platform/database/query.ts'
import { accessKeys, isVisibleTo } from '../../../cases/server/reading.ts'
import { findForm } from '../../../form-catalogue/catalogue.ts'
import type { Caseworker } from '../caseworker.ts'
import { lastReplyColumns, lastReplyRow, showLastReply } from './last-reply.ts'
import type { CaseLink, StaffCase } from './staff-views.ts'

/** The maximum number of each that is shown. */
const MAX_OF_EACH = 6

interface Place {
  id: string
  email: string | null
  property: string | null
}

const relatedCase = lastReplyRow.extend({
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
  now: Date,
): Promise<Pick<StaffCase, 'merged' | 'links' | 'sameSender' | 'sameProperty'>> {
  const keys = accessKeys(worker.role)
  const find = async (condition: string, value: unknown): Promise<StaffCase['merged']> => {
    if (value === null) return []
    const rows = await queryRows(
      pool,
      relatedCase,
      `select reference, form, status, sent_at, sender_name, ${lastReplyColumns('cases')} from cases
       where ${condition} and id <> $2 and ${isVisibleTo('$3')} order by sent_at desc limit ${MAX_OF_EACH}`,
      [value, id, keys],
    )
    return rows.map((row) => ({
      reference: row.reference,
      formName: findForm(row.form)?.name ?? row.form,
      status: row.status,
      sentAt: formatDate(row.sent_at, staffLanguage),
      sender: row.sender_name,
      told: showLastReply(row, now),
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
  return {
    merged,
    links: links.map(withoutTold),
    sameSender: sameSender.map(withoutTold),
    sameProperty: sameProperty.map(withoutTold),
  }
}

/** Of cases that are answered by themselves, their own page says what was told. */
const withoutTold = ({ told, ...link }: StaffCase['merged'][number]): CaseLink => link
