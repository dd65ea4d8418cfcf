import { z } from 'zod'
import type { StaffRole } from '../../../../domain/people/staff-roles.ts'
import { staffRole } from '../../../../platform/database/columns.ts'
import { execute, findRow, type Queryable } from '../../../../platform/database/query.ts'

/** Who gets urgent cases in a gap of the rota: a colleague, or all of a role. */
export type Fallback = { staffId: string } | { role: StaffRole }

export interface OnCallSettings {
  fallback: Fallback
  /** An urgent case that is not opened within so many minutes goes to the next. */
  escalateAfterMinutes: number
}

const settingsRow = z.object({
  staffId: z.string().nullable(),
  role: staffRole,
  escalateAfterMinutes: z.number(),
})

/** What applies until the settings are saved. */
const defaults: OnCallSettings = { fallback: { role: 'administrator' }, escalateAfterMinutes: 15 }

/** The settings; all of the role where the stated colleague's account is closed or deleted. */
export async function readOnCallSettings(db: Queryable): Promise<OnCallSettings> {
  const row = await findRow(
    db,
    settingsRow,
    `select (select id from staff where id = fallback_staff_id and disabled_at is null) as "staffId",
       fallback_role as role, escalate_after_minutes as "escalateAfterMinutes" from on_call_settings`,
  )
  if (!row) return defaults
  const { staffId, role, escalateAfterMinutes } = row
  return { fallback: staffId ? { staffId } : { role }, escalateAfterMinutes }
}

export async function saveOnCallSettings(
  db: Queryable,
  { fallback, escalateAfterMinutes }: OnCallSettings,
): Promise<void> {
  await execute(
    db,
    `insert into on_call_settings (fallback_staff_id, fallback_role, escalate_after_minutes)
     values ($1, coalesce($2, 'administrator'), $3)
     on conflict (only_row) do update set fallback_staff_id = excluded.fallback_staff_id,
       fallback_role = coalesce($2, on_call_settings.fallback_role),
       escalate_after_minutes = excluded.escalate_after_minutes`,
    [
      'staffId' in fallback ? fallback.staffId : null,
      'role' in fallback ? fallback.role : null,
      escalateAfterMinutes,
    ],
  )
}
