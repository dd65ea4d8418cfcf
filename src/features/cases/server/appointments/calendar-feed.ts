import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { z } from 'zod'
import { staffLanguage, wordsOf } from '../../../../domain/text/language.ts'
import { writeCalendar } from '../../../../domain/time/icalendar.ts'
import { staffRole } from '../../../../platform/database/columns.ts'
import { execute, findRow, queryRows } from '../../../../platform/database/query.ts'
import { appointmentWords } from '../../appointments.words.ts'
import { caseColumns, caseRecord, readersOf } from '../case-record.ts'
import { appointmentUid, visitPlaceOf } from './appointment-record.ts'

/** The secret in the address of a feed: 256 random bits as 43 characters (base64url). */
export const feedTokenPattern = /^[A-Za-z0-9_-]{43}$/

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Turns a staff member's feed on, with an address of its own; an earlier address no longer works. Gives its path. */
export async function renewFeed(pool: Pool, staffId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await execute(
    pool,
    `insert into calendar_feeds (staff_id, token_hash, created_at) values ($1, $2, $3)
     on conflict (staff_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`,
    [staffId, hashOf(token), now],
  )
  return `/kalender/${token}.ics`
}

export async function removeFeed(pool: Pool, staffId: string): Promise<void> {
  await execute(pool, 'delete from calendar_feeds where staff_id = $1', [staffId])
}

/** Since when a staff member has a feed; null where it is off. */
export const feedSince = (pool: Pool, staffId: string): Promise<Date | null> =>
  findRow(pool, z.date(), 'select created_at from calendar_feeds where staff_id = $1', [staffId])

const feedOwner = z.object({ id: z.string(), role: staffRole })

const visit = caseRecord.extend({
  address: z.string().nullable(),
  appointmentId: z.string(),
  sequence: z.number(),
  from: z.date(),
  to: z.date(),
})

/** How long a visit stays in the feed after it is over. */
const PAST_DAYS = 30

/**
 * The agreed visits of the staff member whose feed has a token, as a calendar file; null for an unknown token and a closed
 * account. It goes to calendar programs of others: it says what, where and which case, and nothing of the sender.
 */
export async function readFeed(
  { pool, publicUrl }: { pool: Pool; publicUrl: string },
  token: string,
  now: Date,
): Promise<string | null> {
  const owner = await findRow(
    pool,
    feedOwner,
    `select staff.id, role from calendar_feeds join staff on staff.id = staff_id
     where token_hash = $1 and disabled_at is null`,
    [hashOf(token)],
  )
  if (!owner) return null
  const texts = wordsOf(appointmentWords, staffLanguage).feed
  const visits = await queryRows(
    pool,
    visit,
    `select ${caseColumns}, address, "appointmentId", sequence, "from", "to" from cases
     join (select id as "appointmentId", case_id, sequence, starts_at as "from", ends_at as "to" from appointments
       where staff_id = $1 and state in ('agreed', 'over') and ends_at > $2::timestamptz - interval '${PAST_DAYS} days') agreed
       on case_id = cases.id
     order by "from", reference`,
    [owner.id, now],
  )
  return writeCalendar(
    'PUBLISH',
    visits
      .filter((each) => readersOf(each).includes(owner.role))
      .map(({ appointmentId, sequence, from, to, address, ...record }) => {
        const url = `${publicUrl}/saker/${record.reference}`
        return {
          uid: appointmentUid(appointmentId, publicUrl),
          sequence,
          stampedAt: now,
          when: { from, to },
          status: 'CONFIRMED' as const,
          title: texts.title(record.form.name),
          description: texts.description(record.reference, url),
          location: visitPlaceOf(record, address),
          url,
        }
      }),
  )
}
