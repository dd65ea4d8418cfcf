import type { CaseReference } from '../../domain/case-reference.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { attributeFirstEvent } from '../cases/events/add-case-event.ts'
import type { Database } from '../database/database.ts'
import { execute } from '../database/query.ts'
import type { Caseworker } from './caseworker.ts'
import { onCase } from './on-case.ts'

/** Makes a staff member the author of a case that they have taken by telephone; it is no spam. */
export function registerCase(
  deps: { database: Database },
  worker: Caseworker,
  reference: CaseReference,
): Promise<void> {
  return onCase(deps, worker, reference, async (client, { id }) => {
    await execute(client, 'update cases set registered_by = $2, quarantine = null where id = $1', [
      id,
      worker.id,
    ])
    await attributeFirstEvent(client, { caseId: id, staffId: worker.id })
    await addAuditEntry(client, {
      staffId: worker.id,
      action: 'case-registered',
      subject: { kind: 'case', id: reference },
    })
  })
}
