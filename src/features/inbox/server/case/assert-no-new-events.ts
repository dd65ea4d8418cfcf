import type { PoolClient } from 'pg'
import type { CaseEventKind } from '../../../../domain/cases/case-event.ts'
import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { isClosed } from '../../../../domain/cases/case-status.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { readNewestOfOthers, readNewestUnread } from '../../../cases/server/events/read-case-events.ts'
import type { StoredCaseEvent } from '../../../cases/server/events/stored-case-event.ts'
import { outboxTexts } from '../../../workspace/outbox.words.ts'
import { staffCaseTexts } from '../../case.words.ts'
import { inboxTexts } from '../../inbox.words.ts'
import type { Caseworker } from '../caseworker.ts'
import { onCase, type WorkedCase } from './on-case.ts'

const texts = outboxTexts.changed

/** What has to be read before a case is answered. */
const writing: readonly CaseEventKind[] = ['message', 'status', 'photos']

/** What makes a case another than the one that was chosen in a list. */
const changes: readonly CaseEventKind[] = [
  ...writing,
  'assigned',
  'due',
  'snoozed',
  'merged',
  'unmerged',
  'released',
]

/** The events that an action has to know of, and what is said where there is one. */
const checks = {
  reply: { kinds: writing, refused: staffCaseTexts.reply.unread },
  bulk: { kinds: changes, refused: inboxTexts.bulk.changed },
}

/**
 * Prevents two staff members from answering at once (`reply`: the second has to read the first answer), and an action on several
 * cases from reaching one that is no longer as the list showed it (`bulk`).
 * @throws Refusal where a colleague or the sender has written or changed it since.
 */
export async function assertNoNewEvents(
  client: PoolClient,
  worker: Caseworker,
  { id }: Pick<WorkedCase, 'id'>,
  { before, after }: { before: keyof typeof checks; after: string | null | undefined },
): Promise<void> {
  if (!after) return
  const { kinds, refused } = checks[before]
  const unread = await readNewestUnread(client, { caseId: id, staffId: worker.id, after, kinds })
  if (unread) throw new Refusal(refused(unread.by === 'sender' ? null : (unread.staffName ?? '')))
}

/**
 * What was decided without contact is done only where it was decided from what is true: no colleague or sender has written in the
 * case, moved it or assigned it since the staff member read it. `seen` is the last event that they had read.
 * @throws Refusal that says who did what.
 */
export async function assertNoOfflineConflict(
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
