import { z } from 'zod'
import { may } from '../../../../domain/people/permissions.ts'
import { allRoles } from '../../../../domain/people/staff-roles.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { addAuditEntry } from '../../../../platform/audit/add-audit-entry.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { execute, findRow, type Queryable, rowExists } from '../../../../platform/database/query.ts'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import { type Period, weeksLater } from '../../on-call.ts'
import { rotaTexts } from '../../rota.words.ts'
import { type OnCallSettings, saveOnCallSettings } from './on-call-settings.ts'

const MAX_SHIFT_DAYS = 14

/** The roles that may be on call: those that take cases by telephone too. */
export const onCallRoles = allRoles.filter((role) => may(role, 'register-cases'))

interface Deps {
  database: Pick<Database, 'pool'>
}

interface NewShift extends Period {
  staffId: string
  /** How many weeks lie between repetitions; 0 for a shift that is not repeated. */
  everyWeeks: number
  times: number
}

/**
 * Puts a colleague on call, again and again where that is asked for. Gives how many shifts were added: those that are there
 * already are left as they are.
 * @throws Refusal for a period that ends before it begins or is too long, and for a colleague who reads no such cases.
 */
export function addShifts(
  { database }: Deps,
  by: string,
  { staffId, everyWeeks, times, ...first }: NewShift,
): Promise<number> {
  assertPeriod(first)
  return inTransaction(database.pool, async (client) => {
    await assertCanBeOnCall(client, staffId)
    let added = 0
    for (let i = 0; i < (everyWeeks > 0 ? times : 1); i += 1) {
      const { from, to } = weeksLater(first, i * everyWeeks)
      added += await execute(
        client,
        `insert into on_call_shifts (staff_id, starts_at, ends_at) values ($1, $2, $3) on conflict do nothing`,
        [staffId, from, to],
      )
    }
    if (added === 0) throw new Refusal(rotaTexts.taken)
    await addAuditEntry(client, {
      staffId: by,
      action: 'rota-changed',
      subject: { kind: 'staff', id: staffId },
      detail: { shift: 'added', times: added },
    })
    return added
  })
}

const period = z.object({ staffId: z.string(), from: z.date(), to: z.date() })

/**
 * Gives a shift, or a part of it, to another colleague. The shift stays in the plan under the swap.
 * @throws Refusal for a part outside the shift, and for a colleague who reads no such cases.
 */
export function swapShift(
  { database }: Deps,
  by: string,
  { id, staffId, from, to }: Period & { id: string; staffId: string },
): Promise<void> {
  assertPeriod({ from, to })
  return inTransaction(database.pool, async (client) => {
    const shift = await findRow(
      client,
      period,
      `select staff_id as "staffId", starts_at as from, ends_at as to from on_call_shifts where id::text = $1 for update`,
      [id],
    )
    if (!shift) throw new Refusal(rotaTexts.gone)
    if (from < shift.from || to > shift.to) throw new Refusal(rotaTexts.swapOutside)
    await assertCanBeOnCall(client, staffId)
    await execute(
      client,
      `insert into on_call_shifts (staff_id, starts_at, ends_at, is_swap) values ($1, $2, $3, true)
       on conflict (staff_id, starts_at, is_swap) do update set ends_at = excluded.ends_at`,
      [staffId, from, to],
    )
    await addAuditEntry(client, {
      staffId: by,
      action: 'rota-changed',
      subject: { kind: 'staff', id: staffId },
      detail: { shift: 'swapped' },
    })
  })
}

/** Takes a shift out of the rota. @throws Refusal where it is gone already. */
export function removeShift({ database }: Deps, by: string, id: string): Promise<void> {
  return inTransaction(database.pool, async (client) => {
    const removed = await findRow(
      client,
      period,
      `delete from on_call_shifts where id::text = $1
       returning staff_id as "staffId", starts_at as from, ends_at as to`,
      [id],
    )
    if (!removed) throw new Refusal(rotaTexts.gone)
    await addAuditEntry(client, {
      staffId: by,
      action: 'rota-changed',
      subject: { kind: 'staff', id: removed.staffId },
      detail: { shift: 'removed' },
    })
  })
}

/** Sets who gets urgent cases in a gap of the rota, and how soon they are passed on. */
export function changeOnCallSettings(
  { database }: Deps,
  by: string,
  settings: OnCallSettings,
): Promise<void> {
  return inTransaction(database.pool, async (client) => {
    if ('staffId' in settings.fallback) await assertCanBeOnCall(client, settings.fallback.staffId)
    await saveOnCallSettings(client, settings)
    await addAuditEntry(client, { staffId: by, action: 'rota-settings-changed' })
  })
}

function assertPeriod({ from, to }: Period): void {
  if (to <= from) throw new Refusal(rotaTexts.backwards, { errors: { to: rotaTexts.backwards } })
  if (to.getTime() - from.getTime() > MAX_SHIFT_DAYS * 86_400_000)
    throw new Refusal(rotaTexts.tooLong, { errors: { to: rotaTexts.tooLong } })
}

async function assertCanBeOnCall(db: Queryable, staffId: string): Promise<void> {
  const isThere = await rowExists(
    db,
    'select 1 from staff where id::text = $1 and disabled_at is null and role = any($2)',
    [staffId, onCallRoles],
  )
  if (!isThere) throw new Refusal(rotaTexts.notReader)
}
