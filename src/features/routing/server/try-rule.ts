import { z } from 'zod'
import { staffRoles } from '../../../domain/people/staff-roles.ts'
import { staffRole } from '../../../platform/database/columns.ts'
import { findRow, type Queryable, queryRow } from '../../../platform/database/query.ts'
import { routingTexts } from '../routing.words.ts'
import { kindFields, ruleFits } from './find-route.ts'
import { formsOfRule, type RuleTerms } from './rule-choices.ts'

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
    `with r as (select $2::text as prefix, $3::text as kind, $4::text as town)
     select exists (select 1 from routing_rules where (prefix, kind, town) is not distinct from ($2::text, $3::text, $4::text)) as replaces,
       (select count(*)::int from cases c, r where ${ruleFits('$1')} and c.form = any($5)
          and c.sent_at > $6::timestamptz - make_interval(days => $7) and c.quarantine is null
          and not exists (
            select 1 from routing_rules r where ${ruleFits('$1')}
              and r.exactness > case when $3::text is null then 0 else 4 end
                + case when $2::text is null then 0 else 2 end + case when $4::text is null then 0 else 1 end)) as count`,
    [kindFields, rule.prefix, rule.kind, rule.town, target.forms, now, TRIED_DAYS],
  )
  return { ...found, name: target.name }
}
