import { Refusal } from '../../../domain/submissions/refusal.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import type { Database } from '../../../platform/database/database.ts'
import { execute, rowExists } from '../../../platform/database/query.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { type BoundAction, bindActions } from '../../workspace/server/actions/handlers.ts'
import { routingActions } from '../routing.ts'
import { routingTexts } from '../routing.words.ts'
import { placeColumns, type RuleTerms, readRule } from './rule-choices.ts'
import { readTarget } from './try-rule.ts'

interface Deps {
  database: Pick<Database, 'pool'>
}

/**
 * Saves a rule, in the place of one for the same cases.
 * @throws Refusal for a colleague who reads no such cases, and a building that is gone.
 */
export function saveRule({ database }: Deps, by: string, rule: RuleTerms): Promise<void> {
  return inTransaction(database.pool, async (client) => {
    if (!(await readTarget(client, rule))) throw new Refusal(routingTexts.notReader)
    const [town, buildingId] = placeColumns(rule)
    if (
      buildingId &&
      !(await rowExists(client, 'select from buildings where id = $1 for key share', [buildingId]))
    )
      throw new Refusal(routingTexts.incomplete)
    await execute(
      client,
      `insert into routing_rules (prefix, kind, town, building_id, staff_id, role) values ($1, $2, $3, $4, $5, $6)
       on conflict (prefix, kind, town, building_id) do update set staff_id = excluded.staff_id, role = excluded.role`,
      [
        rule.prefix,
        rule.kind,
        town,
        buildingId,
        'staffId' in rule.to ? rule.to.staffId : null,
        'role' in rule.to ? rule.to.role : null,
      ],
    )
    await addAuditEntry(client, { staffId: by, action: 'routing-changed' })
  })
}

export function removeRule({ database }: Deps, by: string, id: string): Promise<void> {
  return inTransaction(database.pool, async (client) => {
    const removed = await execute(client, 'delete from routing_rules where id::text = $1', [id])
    if (removed > 0) await addAuditEntry(client, { staffId: by, action: 'routing-changed' })
  })
}

export function bindRoutingActions(deps: Deps): BoundAction[] {
  return bindActions(routingActions, {
    async save({ which = '', place = '', to = '' }, { staff }) {
      const rule = readRule({ which, place, to })
      if (!rule) throw new Refusal(routingTexts.incomplete)
      await saveRule(deps, staff.id, rule)
      return { to: '/intern/fordeling?lagret=1' }
    },
    async remove({ id = '' }, { staff }) {
      await removeRule(deps, staff.id, id)
      return { notice: routingTexts.removed }
    },
  })
}
