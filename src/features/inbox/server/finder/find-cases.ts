import type { Pool } from 'pg'
import { z } from 'zod'
import { queryRows } from '../../../../platform/database/query.ts'
import { accessKeys, isVisibleTo } from '../../../cases/server/reading.ts'
import type { Caseworker } from '../caseworker.ts'
import { inboxLineOf, lineColumns, lineRow } from '../list/inbox-line.ts'
import type { InboxLine } from '../list/inbox-views.ts'
import { caseQuery, caseSearchTerms } from '../list/search-terms.ts'
import { meantCases } from './meant-text.ts'

const personRow = z.object({
  name: z.string(),
  contact: z.string(),
  /** Their newest case. */
  reference: z.string(),
  cases: z.number(),
})

/** Who has sent cases under one email address or phone number. */
type FoundPerson = z.output<typeof personRow>

interface FoundCases {
  cases: InboxLine[]
  persons: FoundPerson[]
  /** What the text was taken to mean, where nothing has it; null where these have it as it is typed. */
  meant: string | null
}

/** Among more cases than this, the newest are looked at. */
const MAX_LOOKED_AT = 300

const asked = caseQuery({ names: '$1', words: '$4' })

/** The newest cases that match and that a role reads: those that are open come first. */
const found = `select * from cases where search @@ ${asked} and ${isVisibleTo('$2')}
  order by sent_at desc, id limit ${MAX_LOOKED_AT}`

/** A few cases and persons that match what is typed, of those that the staff member reads; else those that it meant. */
export async function findCases(
  pool: Pool,
  worker: Caseworker,
  text: string,
  limit: number,
  now: Date,
): Promise<FoundCases> {
  const asTyped = await findCasesWith(pool, worker, text, limit, now)
  if (asTyped.cases.length > 0) return { ...asTyped, meant: null }
  const meant = await meantCases(pool, worker, text)
  if (meant === null) return { ...asTyped, meant }
  return { ...(await findCasesWith(pool, worker, meant, limit, now)), meant }
}

/** The same for the text as it is typed. */
export async function findCasesWith(
  pool: Pool,
  worker: Caseworker,
  text: string,
  limit: number,
  now: Date,
): Promise<Omit<FoundCases, 'meant'>> {
  const terms = caseSearchTerms(text)
  if (!terms) return { cases: [], persons: [] }
  const values = [terms.names, accessKeys(worker.role), limit, terms.words]
  const [lines, persons] = await Promise.all([
    queryRows(
      pool,
      lineRow,
      `select ${lineColumns} from (${found}) c order by c.closed_at is not null, c.sent_at desc, c.id limit $3`,
      values,
    ),
    queryRows(
      pool,
      personRow,
      `select (array_agg(sender_name order by sent_at desc))[1] as name,
         (array_agg(coalesce(sender_email, sender_phone) order by sent_at desc))[1] as contact,
         (array_agg(reference order by sent_at desc))[1] as reference, count(*)::int as cases
       from (${found}) c
       where sender_name is not null and coalesce(sender_email, sender_phone) is not null
         and case_search('', sender_name, sender_email, sender_phone, null, '{}') @@ ${asked}
       group by coalesce(sender_email, phone_key(sender_phone), sender_phone) order by 4 desc, 1 limit $3`,
      values,
    ),
  ])
  return { cases: lines.map((row) => inboxLineOf(row, now)), persons }
}
