import type { Pool } from 'pg'
import { z } from 'zod'
import { contentOf } from '../../../domain/documents/documents.ts'
import { osloDate } from '../../../domain/time/calendar.ts'
import { execute, findRow, queryRows } from '../../../platform/database/query.ts'
import { storedContentOf } from '../../info-pages/server/stored-documents.ts'
import { findAnswer } from '../answers/find-answer.ts'
import { phraseBook } from '../answers/phrase-book.ts'

/** How many days back the most frequent ones are counted. */
const DAYS = 28
/** How many of them are shown. */
const MAX_SHOWN = 10
/** How many different ones are kept of a day: a program that makes words up must not fill the disk. */
const MAX_A_DAY = 1_000
/** How long a search is kept, in days. */
export const MISSED_SEARCH_KEPT_DAYS = 90

const missedRow = z.object({ query: z.string(), searches: z.number(), different: z.number() })

/** Something that visitors searched for and did not find. */
interface MissedSearch extends Omit<z.infer<typeof missedRow>, 'different'> {
  /** Whether there is an answer to it by now. */
  isAnswered: boolean
}

/** What visitors searched for and did not find. */
export interface MissedSearches {
  /** The most frequent ones. */
  first: MissedSearch[]
  /** How many different ones there are besides. */
  others: number
}

/** Counts a search that found nothing by its day in Norway, with nothing of who searched. */
export async function countMissedSearch(pool: Pool, query: string, now: Date): Promise<void> {
  await execute(
    pool,
    `insert into missed_searches (day, query) select $1::date, $2
     where (select count(*) from missed_searches where day = $1::date) < $3
       or exists (select from missed_searches where day = $1::date and query = $2)
     on conflict (day, query) do update set searches = missed_searches.searches + 1`,
    [osloDate(now), query, MAX_A_DAY],
  )
}

/** What visitors have searched for most often in the last weeks, and did not find. */
export async function readMissedSearches(pool: Pool, now: Date): Promise<MissedSearches> {
  const book = phraseBook(await readPublishedAnswers(pool))
  const rows = await queryRows(
    pool,
    missedRow,
    `select query, sum(searches)::int as searches, count(*) over ()::int as different from missed_searches
     where day > $1::date - $2::int group by query order by 2 desc, query limit $3`,
    [osloDate(now), DAYS, MAX_SHOWN],
  )
  return {
    first: rows.map(({ query, searches }) => ({
      query,
      searches,
      isAnswered: findAnswer(query, book) !== null,
    })),
    others: (rows[0]?.different ?? 0) - rows.length,
  }
}

async function readPublishedAnswers(pool: Pool) {
  const value = await findRow(
    pool,
    z.unknown(),
    `select value from content_versions where document = 'svar-i-soket' and state = 'published'
     order by id desc limit 1`,
  )
  const { data } = storedContentOf('svar-i-soket').safeParse(value)
  return contentOf(data ? { 'svar-i-soket': data } : {}, 'svar-i-soket').answers
}

/** Forgets the searches of days long past. Gives how many there were. */
export function purgeMissedSearches(pool: Pool, now: Date): Promise<number> {
  return execute(pool, 'delete from missed_searches where day < $1::date - $2::int', [
    osloDate(now),
    MISSED_SEARCH_KEPT_DAYS,
  ])
}
