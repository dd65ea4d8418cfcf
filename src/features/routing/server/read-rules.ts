import { z } from 'zod'
import { staffRoles } from '../../../domain/people/staff-roles.ts'
import type { Option } from '../../../forms/engine/field.ts'
import { option, staffRole } from '../../../platform/database/columns.ts'
import type { Database } from '../../../platform/database/database.ts'
import { queryRows } from '../../../platform/database/query.ts'
import type { StaffRequest } from '../../workspace/server/staff-request.ts'
import { routingTexts } from '../routing.words.ts'
import {
  type ChosenRule,
  readRule,
  roleOptions,
  staffTarget,
  townOptions,
  whichOptions,
} from './rule-choices.ts'
import { type TriedRule, tryRule } from './try-rule.ts'

const ruleRow = z.object({
  id: z.string(),
  prefix: z.string().nullable(),
  kind: z.string().nullable(),
  town: z.string().nullable(),
  role: staffRole.nullable(),
  name: z.string().nullable(),
  isClosed: z.boolean(),
})

/** A rule in words. */
export interface RuleLine {
  id: string
  cases: string
  to: string
  isClosed: boolean
}

export interface RoutingView {
  rules: RuleLine[]
  choices: { which: readonly Option[]; town: readonly Option[]; to: readonly Option[] }
  /** What the chosen rule would have done; `incomplete` and `not-reader` where it cannot be saved; null where none was chosen. */
  trial: TriedRule | 'incomplete' | 'not-reader' | null
}

export type RoutingReader = (chosen: ChosenRule | null) => Promise<RoutingView>

export const routingReader =
  (
    { database: { pool } }: { database: Pick<Database, 'pool'> },
    { needs, context: { now } }: StaffRequest,
  ): RoutingReader =>
  async (chosen) => {
    needs('manage-staff')
    const rows = await queryRows(
      pool,
      ruleRow,
      `select r.id, prefix, kind, town, r.role, s.name, s.disabled_at is not null as "isClosed"
       from routing_rules r left join staff s on s.id = r.staff_id
       order by exactness desc, prefix, kind, town`,
    )
    const colleagues = await queryRows(
      pool,
      option,
      `select id as value, name as label from staff where disabled_at is null order by name collate "nb-x-icu"`,
    )
    const rule = chosen && readRule(chosen)
    return {
      rules: rows.map(({ id, prefix, kind, town, role, name, isClosed }) => ({
        id,
        cases: town ? `${nameOf(prefix, kind)}, ${town}` : nameOf(prefix, kind),
        to: role ? routingTexts.leastBusy(staffRoles[role].many) : (name ?? ''),
        isClosed,
      })),
      choices: {
        which: whichOptions,
        town: townOptions,
        to: [...colleagues.map(({ value, label }) => ({ value: staffTarget(value), label })), ...roleOptions],
      },
      trial: rule ? ((await tryRule(pool, rule, now)) ?? 'not-reader') : chosen && 'incomplete',
    }
  }

function nameOf(prefix: string | null, kind: string | null): string {
  if (prefix === null) return routingTexts.everything
  const value = kind === null ? prefix : `${prefix}:${kind}`
  return whichOptions.find((each) => each.value === value)?.label ?? value
}
