import type { Pool } from 'pg'

interface Absence {
  of: { id: string }
  deputy: { id: string }
  /** ISO dates, both included. */
  from: string
  to: string
}

/** An absence of a staff member, inserted into the database directly. */
export async function makeAbsence(pool: Pool, { of, deputy, from, to }: Absence): Promise<void> {
  await pool.query(
    'insert into staff_absences (staff_id, deputy_id, first_day, last_day) values ($1, $2, $3, $4)',
    [of.id, deputy.id, from, to],
  )
}
