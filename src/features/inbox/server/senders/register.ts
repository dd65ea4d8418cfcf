import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { addAuditEntry } from '../../../../platform/audit/add-audit-entry.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { execute } from '../../../../platform/database/query.ts'
import { attributeFirstEvent } from '../../../cases/server/events/add-case-event.ts'
import { onCase } from '../case/on-case.ts'
import type { Caseworker } from '../caseworker.ts'

/** Makes a staff member the author of a case that they have taken by telephone; it is no spam. */
export function registerCase(
  deps: { database: Database },
  worker: Caseworker,
  reference: CaseReference,
): Promise<void> {
  return onCase(deps, worker, reference, async (client, { id }) => {
    await execute(client, 'update cases set quarantine = null where id = $1', [id])
    // A caller names the place by its title: where one property alone has it, the case is about that.
    await execute(
      client,
      `update cases set property_id = place.id, town = place.city
       from (select id, city, count(*) over (partition by lower(title)) as found, lower(title) as title from properties) place
       where cases.id = $1 and property_id is null and place.title = lower(address) and place.found = 1`,
      [id],
    )
    await attributeFirstEvent(client, { caseId: id, staffId: worker.id })
    await addAuditEntry(client, {
      staffId: worker.id,
      action: 'case-registered',
      subject: { kind: 'case', id: reference },
    })
  })
}
