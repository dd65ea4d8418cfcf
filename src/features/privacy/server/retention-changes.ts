import type { Pool } from 'pg'
import { z } from 'zod'
import { staffLanguage } from '../../../domain/text/language.ts'
import { formatDate } from '../../../domain/time/format-moment.ts'
import type { Form } from '../../../forms/engine/form.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { caseReferenceColumn } from '../../../platform/database/columns.ts'
import { execute, queryRows } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import {
  isFormerRuleHeld,
  NUMBERS_FROM_SENDING,
  numbersDue,
  numbersDueFormerly,
} from '../../cases/server/numbers-retention.ts'
import { allForms } from '../../form-catalogue/catalogue.ts'

const MAX_LISTED = 200

/** A case whose hidden answers wait for an administrator to confirm the rule that erases them. */
interface HeldNumbers {
  reference: string
  name: string
  sentAt: string
  isOpen: boolean
}

const heldCase = z.object({
  reference: caseReferenceColumn,
  sent_at: z.date(),
  is_open: z.boolean(),
  /** How many there are, of which some are listed. */
  count: z.number(),
})

/** What the first run after confirming would erase that the former rule does not; null where there is nothing to confirm. */
export async function readHeldNumbers(
  pool: Pool,
  now: Date,
  listed = MAX_LISTED,
): Promise<{ cases: HeldNumbers[]; count: number } | null> {
  if (!(await isFormerRuleHeld(pool))) return null
  const found = await Promise.all(allForms.map((form) => heldOf(pool, form, { now, listed })))
  return {
    cases: found.flatMap(({ cases }) => cases).slice(0, listed),
    count: found.reduce((sum, { count }) => sum + count, 0),
  }
}

async function heldOf(
  pool: Pool,
  { id, name, retention }: Form,
  { now, listed }: { now: Date; listed: number },
): Promise<{ cases: HeldNumbers[]; count: number }> {
  if (retention.sensitiveDays === undefined) return { cases: [], count: 0 }
  const rows = await queryRows(
    pool,
    heldCase,
    `select reference, sent_at, closed_at is null as is_open, (count(*) over ())::int as count from cases
     where form = $1 and exists (select from case_secrets where case_id = cases.id)
       and ${numbersDue} and not (${numbersDueFormerly}) order by closed_at is not null, sent_at
     limit $4`,
    [id, now, retention.sensitiveDays, listed],
  )
  const cases = rows.map(({ reference, sent_at, is_open }) => ({
    reference,
    name,
    sentAt: formatDate(sent_at, staffLanguage),
    isOpen: is_open,
  }))
  return { cases, count: rows[0]?.count ?? 0 }
}

/** Lets the rule that the forms declare hold from the next run on. Gives whether it was not confirmed before. */
export function confirmNumbersRule(pool: Pool, { by, now }: { by: string; now: Date }): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const confirmed = await execute(
      client,
      'update retention_changes set confirmed_at = $2, confirmed_by = $3 where name = $1 and confirmed_at is null',
      [NUMBERS_FROM_SENDING, now, by],
    )
    if (confirmed === 0) return false
    await addAuditEntry(client, { staffId: by, action: 'retention-confirmed' })
    return true
  })
}
