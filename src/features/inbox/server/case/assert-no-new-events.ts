import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { isClosed } from '../../../../domain/cases/case-status.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { readNewestOfOthers } from '../../../cases/server/events/read-case-events.ts'
import type { StoredCaseEvent } from '../../../cases/server/events/stored-case-event.ts'
import { outboxTexts } from '../../../workspace/outbox.words.ts'
import type { Caseworker } from '../caseworker.ts'
import { onCase } from './on-case.ts'

const texts = outboxTexts.changed

/**
 * What was decided without contact is done only where it was decided from what is true: no colleague or sender has written in the
 * case, moved it or assigned it since the staff member read it. `seen` is the last event that they had read.
 * @throws Refusal that says who did what.
 */
export async function assertNoNewEvents(
  deps: { database: Database },
  worker: Caseworker,
  reference: CaseReference,
  seen: string | null | undefined,
): Promise<void> {
  if (!seen) return
  await onCase(deps, worker, reference, async (client, { id }) => {
    const event = await readNewestOfOthers(client, { caseId: id, staffId: worker.id, after: seen })
    if (event) throw new Refusal(whatHappened(event))
  })
}

function assignment(who: string, { staffId, data }: StoredCaseEvent & { kind: 'assigned' }): string {
  if (data.to && data.to === staffId) return texts.taken(who)
  return texts.assigned(who, 'name' in data ? (data.name ?? null) : null)
}

function whatHappened(event: StoredCaseEvent): string {
  const who = event.by === 'sender' ? texts.sender : (event.staffName ?? texts.colleague)
  switch (event.kind) {
    case 'assigned':
      return assignment(who, event)
    case 'status':
      return isClosed(event.data.status) ? texts.closed(who) : texts.moved(who)
    case 'merged':
      return texts.merged(who)
    default:
      return texts.written(who)
  }
}
