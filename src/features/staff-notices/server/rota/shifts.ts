import { z } from 'zod'
import { type Queryable, queryRows } from '../../../../platform/database/query.ts'
import type { Period } from '../../on-call.ts'

const shift = z.object({
  id: z.string(),
  staffId: z.string(),
  name: z.string(),
  from: z.date(),
  to: z.date(),
  isSwap: z.boolean(),
})

/** The shifts that touch a period, of those whose accounts are open, by their start. */
export function readShifts(db: Queryable, { from, to }: Period) {
  return queryRows(
    db,
    shift,
    `select on_call_shifts.id, staff_id as "staffId", name, starts_at as from, ends_at as to, is_swap as "isSwap"
     from on_call_shifts join staff on staff.id = staff_id
     where ends_at > $1 and starts_at < $2 and disabled_at is null
     order by starts_at, is_swap, name`,
    [from, to],
  )
}
