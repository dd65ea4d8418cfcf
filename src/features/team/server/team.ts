import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { normalEmail } from '../../../domain/contact/contact-details.ts'
import type { StaffRole } from '../../../domain/people/staff-roles.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { staffRole } from '../../../platform/database/columns.ts'
import { execute, findRow, queryRows, rowExists } from '../../../platform/database/query.ts'
import { inContestedTransaction, inTransaction } from '../../../platform/database/transaction.ts'
import { refuseDoubleBooking } from '../../cases/server/appointments/refuse-double-booking.ts'
import type { StaffDeps } from '../../sign-in/server/deps.ts'
import { endLinks, sendPasswordLink } from '../../sign-in/server/password-links.ts'
import { endAbsences, findSuccessor, type HandedOverWork, handOver } from './leaving.ts'
import { teamRefusals } from './refusals.words.ts'
import { StaffRefusal } from './staff-refusal.ts'

const colleague = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: staffRole,
  /** Whether they have chosen a password, and a second factor. */
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  disabledAt: z.date().nullable(),
  lastSeen: z.date().nullable(),
})

export type Colleague = z.output<typeof colleague>

/** All staff members, sorted by name; disabled ones last. */
export function listColleagues({ database }: Pick<StaffDeps, 'database'>): Promise<Colleague[]> {
  return queryRows(
    database.pool,
    colleague,
    `select id, name, email, role, disabled_at as "disabledAt",
       exists (select 1 from staff_accounts where user_id = staff.id and password is not null) as "hasPassword",
       two_factor_enabled or exists (select 1 from staff_passkeys where user_id = staff.id) as "hasSecondFactor",
       (select max(at) from audit_log where staff_id = staff.id and action = 'sign-in') as "lastSeen"
     from staff order by disabled_at is not null, name collate "nb-x-icu"`,
  )
}

type TeamDeps = Pick<StaffDeps, 'secret' | 'publicUrl' | 'database'>

/**
 * Makes an account without a password, and mails its owner a link to choose one. Gives the link.
 * @throws StaffRefusal where the address has an account.
 */
export function invite(
  deps: TeamDeps,
  { name, email, role, by }: { name: string; email: string; role: StaffRole; by: string | null },
): Promise<{ id: string; link: string }> {
  const id = randomUUID()
  return inTransaction(deps.database.pool, async (client) => {
    const added = await execute(
      client,
      `insert into staff (id, name, email, role) values ($1, $2, $3, $4) on conflict (email) do nothing`,
      [id, name.trim(), normalEmail(email), role],
    )
    if (added === 0) throw new StaffRefusal(teamRefusals.addressInUse)
    const link = await sendPasswordLink(deps, client, {
      id,
      email: normalEmail(email),
      kind: 'invitation-to-staff',
    })
    await addAuditEntry(client, {
      staffId: by,
      action: 'staff-invited',
      subject: { kind: 'staff', id },
      detail: { role },
    })
    return { id, link }
  })
}

/**
 * Mails a new link to a staff member who has not chosen a password yet.
 * @throws StaffRefusal where they have, or where the account is closed.
 */
export function inviteAgain(deps: TeamDeps, { id, by }: { id: string; by: string }): Promise<void> {
  return onColleague(deps, id, async (client, { email, disabledAt, hasPassword }) => {
    if (disabledAt) throw new StaffRefusal(teamRefusals.accountClosed)
    if (hasPassword) throw new StaffRefusal(teamRefusals.hasPassword)
    await endLinks(client, id)
    await sendPasswordLink(deps, client, { id, email, kind: 'invitation-to-staff' })
    await addAuditEntry(client, { staffId: by, action: 'staff-invited', subject: { kind: 'staff', id } })
  })
}

interface Closing {
  id: string
  /** Null where open cases and visits are left without a staff member. */
  successorId?: string | null
  by: string
  now?: Date
}

/**
 * Closes an account: its sessions and links end at once, and its open cases and agreed visits go to a successor, or lose
 * their assignee and their host.
 * @throws StaffRefusal where the successor has no open account.
 */
export function disable(
  deps: TeamDeps,
  { id, successorId = null, by, now = new Date() }: Closing,
): Promise<HandedOverWork> {
  const close = () =>
    onColleague(deps, id, async (client, { name, role }) => {
      if (id === by) throw new StaffRefusal(teamRefusals.ownAccount)
      if (role === 'administrator') await keepAnAdministrator(client, id)
      await execute(client, 'update staff set disabled_at = now(), updated_at = now() where id = $1', [id])
      await execute(client, 'delete from staff_sessions where user_id = $1', [id])
      await endLinks(client, id)
      await addAuditEntry(client, { staffId: by, action: 'staff-disabled', subject: { kind: 'staff', id } })
      const successor = successorId === null ? null : await findSuccessor(client, successorId, id)
      await endAbsences(client, { id, successorId: successor?.id ?? null })
      return handOver(deps, client, { id, name, role: null, successor, by, now })
    })
  return refuseDoubleBooking(close, teamRefusals.visitAgreedMeanwhile)
}

/** Opens a closed account again, with its password and second factor. What was handed over stays so. */
export function enable(deps: TeamDeps, { id, by }: { id: string; by: string }): Promise<void> {
  return onColleague(deps, id, async (client) => {
    await execute(client, 'update staff set disabled_at = null, updated_at = now() where id = $1', [id])
    await addAuditEntry(client, { staffId: by, action: 'staff-enabled', subject: { kind: 'staff', id } })
  })
}

/**
 * Gives a staff member another role; what they have open is asked for again. Cases that the new role does not read
 * stand without an assignee, their visits without a host: gives how many.
 */
export function changeRole(
  deps: TeamDeps,
  { id, role, by, now = new Date() }: { id: string; role: StaffRole; by: string; now?: Date },
): Promise<HandedOverWork> {
  return onColleague(deps, id, async (client, before) => {
    if (before.role === role) return { cases: { given: 0, unassigned: 0 }, visits: { given: 0, unhosted: 0 } }
    if (before.role === 'administrator') await keepAnAdministrator(client, id)
    await execute(client, 'update staff set role = $2, updated_at = now() where id = $1', [id, role])
    await addAuditEntry(client, {
      staffId: by,
      action: 'staff-role-changed',
      subject: { kind: 'staff', id },
      detail: { from: before.role, to: role },
    })
    return handOver(deps, client, { id, name: before.name, role, successor: null, by, now })
  })
}

/** For a staff member who has lost their phone: at the next sign-in they set up a new second factor. */
export function resetSecondFactor(deps: TeamDeps, { id, by }: { id: string; by: string }): Promise<void> {
  return onColleague(deps, id, async (client) => {
    if (id === by) throw new StaffRefusal(teamRefusals.askAnother)
    await execute(client, 'delete from staff_two_factors where user_id = $1', [id])
    await execute(client, 'delete from staff_passkeys where user_id = $1', [id])
    await execute(client, 'delete from staff_sessions where user_id = $1', [id])
    await execute(client, 'update staff set two_factor_enabled = false, updated_at = now() where id = $1', [
      id,
    ])
    await addAuditEntry(client, {
      staffId: by,
      action: 'staff-second-factor-reset',
      subject: { kind: 'staff', id },
    })
  })
}

/** Whether there is a staff member who can sign in. */
export function hasStaff({ database }: Pick<StaffDeps, 'database'>): Promise<boolean> {
  return rowExists(database.pool, 'select 1 from staff limit 1')
}

async function keepAnAdministrator(client: PoolClient, id: string): Promise<void> {
  // Two administrators who disable each other at once are handled one after the other.
  const administrators = await queryRows(
    client,
    z.string(),
    `select id from staff where role = 'administrator' and disabled_at is null order by id for update`,
  )
  if (administrators.every((each) => each === id)) throw new StaffRefusal(teamRefusals.lastAdministrator)
}

const lockedColleague = colleague.pick({
  name: true,
  email: true,
  role: true,
  disabledAt: true,
  hasPassword: true,
})

function onColleague<T>(
  deps: TeamDeps,
  id: string,
  work: (client: PoolClient, colleague: z.output<typeof lockedColleague>) => Promise<T>,
): Promise<T> {
  return inContestedTransaction(deps.database.pool, async (client) => {
    const found = await findRow(
      client,
      lockedColleague,
      `select name, email, role, disabled_at as "disabledAt",
         exists (select 1 from staff_accounts where user_id = staff.id and password is not null) as "hasPassword"
       from staff where id::text = $1 for update`,
      [id],
    )
    if (!found) throw new StaffRefusal(teamRefusals.noAccount)
    return work(client, found)
  })
}
