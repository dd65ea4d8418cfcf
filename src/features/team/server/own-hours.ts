import type { Pool } from 'pg'
import { z } from 'zod'
import { NO_CHOICE } from '../../../domain/submissions/no-choice.ts'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import { execute, queryRow } from '../../../platform/database/query.ts'
import { ownAccountTexts } from '../../sign-in/own-account.words.ts'

const { halfHours, hoursOrder } = ownAccountTexts

/** A visit lasts as long as this. */
const MIN_HOURS = 2

/**
 * Saves when a staff member works, in hours since midnight; null for the office's hours.
 * @throws Refusal where one of them is missing, or no visit fits between them.
 */
export async function saveOwnHours(
  pool: Pool,
  staffId: string,
  [from, to]: readonly [string | null, string | null],
): Promise<void> {
  if ((from === null) !== (to === null))
    throw new Refusal(halfHours, { errors: { [from === null ? 'from' : 'to']: halfHours } })
  if (Number(to) - Number(from) < MIN_HOURS && from !== null)
    throw new Refusal(hoursOrder, { errors: { to: hoursOrder } })
  await execute(
    pool,
    'update staff set works_from = $2::float8, works_to = $3::float8, updated_at = now() where id = $1',
    [staffId, from, to],
  )
}

const hour = z
  .number()
  .nullable()
  .transform((hours) => (hours === null ? NO_CHOICE : String(hours)))
const ownHours = z.object({ from: hour, to: hour })

/** When a staff member works, as the values of the form. */
export const readHoursFields = (pool: Pool, staffId: string): Promise<z.output<typeof ownHours>> =>
  queryRow(pool, ownHours, 'select works_from as "from", works_to as "to" from staff where id = $1', [
    staffId,
  ])
