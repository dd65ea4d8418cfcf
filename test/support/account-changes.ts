import type pg from 'pg'
import type { StaffRole } from '../../src/domain/people/staff-roles.ts'
import { makeStaff } from './staff.ts'

/** A staff member who has worked here for a year, and signed in last month. */
export async function longEmployed(pool: pg.Pool, role: StaffRole = 'administrator', name?: string) {
  const worker = await makeStaff(pool, role, name)
  await pool.query(
    "insert into audit_log (at, staff_id, action) values (now() - interval '35 days', $1, 'sign-in')",
    [worker.id],
  )
  return worker
}

/**
 * Moves the times of an account change into the past. Only a superuser gets past the guard; the application
 * has no way to.
 */
export async function shiftAccountChange(
  db: Pick<pg.ClientBase, 'query'>,
  id: string,
  columns: Partial<Record<'publish_at' | 'expires_at' | 'proposed_at' | 'decided_at', string>>,
): Promise<void> {
  const sets = Object.entries(columns).map(([column, value]) => `${column} = ${value}`)
  // One statement list is one transaction.
  await db.query(
    `alter table account_changes disable trigger guard;
     update account_changes set ${sets.join(', ')} where id = '${id}';
     alter table account_changes enable trigger guard`,
  )
}
