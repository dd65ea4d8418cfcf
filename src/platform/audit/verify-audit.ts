import { z } from 'zod'
import { type Queryable, queryRow, rowExists } from '../database/query.ts'

interface AuditCheck {
  entries: number
  /** The hash of the newest entry. A copy kept elsewhere shows later whether the log was truncated. */
  head: string
  /** The first entry whose hash is wrong or whose predecessor is another, or null. */
  broken: number | null
}

const chainState = z.object({
  entries: z.number(),
  head: z.string().nullable(),
  broken: z.string().nullable(),
})

/** Verifies the whole chain: the hash of each entry, and that it names the entry before it. */
export async function verifyAudit(db: Queryable): Promise<AuditCheck> {
  const { entries, head, broken } = await queryRow(
    db,
    chainState,
    `with chained as (
       select id, hash, previous, audit_hash(audit_log) as right_hash,
         lag(hash, 1, sha256('husvaer')) over (order by id) as right_previous, row_number() over (order by id) as place
       from audit_log)
     select count(*)::int as entries,
       (select encode(hash, 'hex') from audit_log order by id desc limit 1) as head,
       min(id) filter (where hash <> right_hash or previous <> right_previous or id <> place) as broken
     from chained`,
  )
  return { entries, head: head ?? '', broken: broken === null ? null : Number(broken) }
}

/** Whether the chain holds the entry with a hash, in hexadecimal digits: an earlier head that is gone was cut off. */
export function isInChain(db: Queryable, hash: string): Promise<boolean> {
  return rowExists(db, "select 1 from audit_log where hash = decode($1, 'hex')", [hash])
}
