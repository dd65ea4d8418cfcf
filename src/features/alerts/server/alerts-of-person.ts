import type { Pool } from 'pg'
import { z } from 'zod'
import { queryRows } from '../../../platform/database/query.ts'
import { addressMark } from '../../../platform/secrets/address-mark.ts'
import type { SecretKey } from '../../../platform/secrets/secret-key.ts'
import { type Pace, paces } from '../alert-terms.ts'

/** An alert of a person, as they and staff may see it. */
interface AlertOfPerson {
  wish: readonly string[]
  pace: Pace
  askedAt: Date
  confirmedAt: Date | null
  endsAt: Date | null
}

const alertOfPerson = z.object({
  wish: z.array(z.string()),
  pace: z.enum(paces),
  askedAt: z.date(),
  confirmedAt: z.date().nullable(),
  endsAt: z.date().nullable(),
})

/** The alerts of an address. */
export function alertsOfPerson(pool: Pool, secret: SecretKey, email: string): Promise<AlertOfPerson[]> {
  return queryRows(
    pool,
    alertOfPerson,
    `select wish, pace, alerts.created_at as "askedAt", confirmed_at as "confirmedAt", ends_at as "endsAt"
     from alerts join subscribers on subscribers.id = subscriber_id
     where address_mark = $1 order by alerts.created_at`,
    [addressMark(secret, email)],
  )
}
