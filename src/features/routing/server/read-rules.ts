import { z } from 'zod'
import { type StaffRole, staffRoles } from '../../../domain/people/staff-roles.ts'
import type { Option } from '../../../forms/engine/field.ts'
import { option, staffRole } from '../../../platform/database/columns.ts'
import type { Database } from '../../../platform/database/database.ts'
import { queryRows } from '../../../platform/database/query.ts'
import { isOfPortfolio } from '../../buildings/server/read-buildings.ts'
import { allForms } from '../../form-catalogue/catalogue.ts'
import type { StaffRequest } from '../../workspace/server/staff-request.ts'
import { routingTexts } from '../routing.words.ts'
import {
  buildingOption,
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
  building: z.string().nullable(),
  role: staffRole.nullable(),
  /** Of who gets the cases. */
  reader: staffRole,
  name: z.string().nullable(),
  isClosed: z.boolean(),
})

const namedBuilding = z.object({ id: z.uuid(), address: z.string(), town: z.string() })

/** A rule in words. */
export interface RuleLine {
  id: string
  cases: string
  to: string
  isClosed: boolean
}

export interface RoutingView {
  rules: RuleLine[]
  /** Whether one of them is about all cases, and names who reads all of them. */
  coversAll: boolean
  choices: { which: readonly Option[]; place: readonly Option[]; to: readonly Option[] }
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
      `select r.id, prefix, kind, r.town, b.address || ', ' || b.town as building, r.role, coalesce(r.role, s.role) as reader, s.name,
         s.disabled_at is not null as "isClosed"
       from routing_rules r left join staff s on s.id = r.staff_id left join buildings b on b.id = r.building_id
       order by exactness desc, prefix, kind, r.town, building`,
    )
    const buildings = await queryRows(
      pool,
      namedBuilding,
      `select id, address, town from buildings where ${isOfPortfolio} order by town, address, id`,
    )
    const colleagues = await queryRows(
      pool,
      option,
      `select id as value, name as label from staff where disabled_at is null order by name collate "nb-x-icu"`,
    )
    const rule = chosen && readRule(chosen)
    return {
      rules: rows.map(({ id, prefix, kind, town, building, role, name, isClosed }) => ({
        id,
        cases: [nameOf(prefix, kind), building ?? town].filter(Boolean).join(', '),
        to: role ? routingTexts.leastBusy(staffRoles[role].many) : (name ?? ''),
        isClosed,
      })),
      coversAll: rows.some(
        ({ prefix, town, building, isClosed, reader }) =>
          prefix === null && town === null && building === null && !isClosed && readsAll(reader),
      ),
      choices: {
        which: whichOptions,
        place: [...townOptions, ...buildings.map(buildingOption)],
        to: [...colleagues.map(({ value, label }) => ({ value: staffTarget(value), label })), ...roleOptions],
      },
      trial: rule ? ((await tryRule(pool, rule, now)) ?? 'not-reader') : chosen && 'incomplete',
    }
  }

const readsAll = (role: StaffRole) => allForms.every(({ readers }) => readers.includes(role))

function nameOf(prefix: string | null, kind: string | null): string {
  if (prefix === null) return routingTexts.everything
  const value = kind === null ? prefix : `${prefix}:${kind}`
  return whichOptions.find((each) => each.value === value)?.label ?? value
}
