import type { CaseReference } from '../../domain/case-reference.ts'
import { audit } from '../audit/audit.ts'
import type { CaseworkDesk, Caseworker } from './desk.ts'
import { onCase } from './on-case.ts'

/** Notes who has written a case down for somebody who called. What they sent by hand is nobody's machine. */
export function registerCase(
  desk: Pick<CaseworkDesk, 'database'>,
  worker: Caseworker,
  reference: CaseReference,
): Promise<void> {
  return onCase(desk, worker, reference, async (client, { id }) => {
    await client.query('update cases set registered_by = $2, quarantine = null where id = $1', [
      id,
      worker.id,
    ])
    await client.query(
      `update case_events set by = 'staff', staff_id = $2 where case_id = $1 and kind = 'sent'`,
      [id, worker.id],
    )
    await audit(client, { staffId: worker.id, action: 'case-registered', subject: `case ${reference}` })
  })
}
