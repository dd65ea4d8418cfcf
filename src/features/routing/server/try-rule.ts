import { z } from 'zod'
import { staffRoles } from '../../../domain/people/staff-roles.ts'
import { staffRole } from '../../../platform/database/columns.ts'
import { findRow, type Queryable, queryRow } from '../../../platform/database/query.ts'
import { allForms } from '../../form-catalogue/catalogue.ts'
import { routingTexts } from '../routing.words.ts'
import { kindFields, ruleFits } from './find-route.ts'
import { formsOfRule, placeColumns, type RuleTerms } from './rule-choices.ts'

const TRIED_DAYS = 30

const colleague = z.object({ name: z.string(), role: staffRole })

/** Who a rule names, and the forms of its cases that they read; null where they read none, or have no account. */
export async function readTarget(
  db: Queryable,
  rule: RuleTerms,
): Promise<{ name: string; forms: string[] } | null> {
  const found =
    'role' in rule.to
      ? { role: rule.to.role, name: routingTexts.leastBusy(staffRoles[rule.to.role].many) }
      : await findRow(
          db,
          colleague,
          'select name, role from staff where id::text = $1 and disabled_at is null',
          [rule.to.staffId],
        )
  if (!found) return null
  const forms = formsOfRule(rule).flatMap(({ id, readers }) => (readers.includes(found.role) ? [id] : []))
  return forms.length > 0 ? { name: found.name, forms } : null
}

/** What a rule would have done in the last month. */
export interface TriedRule {
  count: number
  name: string
  replaces: boolean
}

const tried = z.object({ count: z.number(), replaces: z.boolean() })

/** How many cases of the last month a rule would have decided, beside the other rules; null for a target who reads none of them. */
export async function tryRule(db: Queryable, rule: RuleTerms, now: Date): Promise<TriedRule | null> {
  const target = await readTarget(db, rule)
  if (!target) return null
  const found = await queryRow(
    db,
    tried,
    `with r as (select $2::text as prefix, $3::text as kind, $4::text as town, $5::uuid as building_id)
     select exists (select from routing_rules known, r where (known.prefix, known.kind, known.town, known.building_id)
         is not distinct from (r.prefix, r.kind, r.town, r.building_id)) as replaces,
       (select count(*)::int from cases c, r where ${ruleFits('$1')} and c.form = any($6)
          and c.sent_at > $7::timestamptz - make_interval(days => $8) and c.quarantine is null
          and not exists (
            select from routing_rules r
              join staff s on s.disabled_at is null and (s.id = r.staff_id or s.role = r.role) and ($9::jsonb -> c.form) ? s.role
            where ${ruleFits('$1')} and r.exactness > rule_exactness($2, $3, $4, $5))) as count`,
    [
      kindFields,
      rule.prefix,
      rule.kind,
      ...placeColumns(rule),
      target.forms,
      now,
      TRIED_DAYS,
      JSON.stringify(Object.fromEntries(allForms.map(({ id, readers }) => [id, readers]))),
    ],
  )
  return { ...found, name: target.name }
}
