import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { type StaffRole, staffRoles } from '../../src/domain/people/staff-roles.ts'

/** A staff member, inserted into the database directly, who cannot sign in. */
export async function makeStaff(pool: Pool, role: StaffRole = 'saksbehandler', name?: string) {
  const id = randomUUID()
  const worker = { id, name: name ?? `Test ${staffRoles[role].one}`, role }
  await pool.query('insert into staff (id, name, email, role) values ($1, $2, $3, $4)', [
    id,
    worker.name,
    `${id}@eksempel.no`,
    role,
  ])
  return worker
}
