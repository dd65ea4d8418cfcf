import type { PoolClient } from 'pg'
import type { CaseEventKind } from '../../../domain/cases/case-event.ts'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import { readNewestUnread } from '../../cases/server/events/read-case-events.ts'
import { staffCaseTexts } from '../case.words.ts'
import { inboxTexts } from '../inbox.words.ts'
import type { WorkedCase } from './case/on-case.ts'
import type { Caseworker } from './caseworker.ts'

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

type Asserts = (
  client: PoolClient,
  worker: Caseworker,
  record: Pick<WorkedCase, 'id'>,
  after: string | null | undefined,
) => Promise<void>

/**
 * Prevents two staff members from answering at once: the second has to read the first answer.
 * @throws Refusal where a colleague or the sender has written since.
 */
export const assertLatestRead: Asserts = (...args) =>
  assertNothingNew(writing, staffCaseTexts.reply.unread, args)

/**
 * Prevents an action on several cases from reaching one that is no longer as the list showed it.
 * @throws Refusal where a colleague or the sender has changed it since.
 */
export const assertUnchanged: Asserts = (...args) => assertNothingNew(changes, inboxTexts.bulk.changed, args)

async function assertNothingNew(
  kinds: readonly CaseEventKind[],
  sentence: (who: string | null) => string,
  [client, worker, { id }, after]: Parameters<Asserts>,
): Promise<void> {
  if (!after) return
  const unread = await readNewestUnread(client, { caseId: id, staffId: worker.id, after, kinds })
  if (unread) throw new Refusal(sentence(unread.by === 'sender' ? null : (unread.staffName ?? '')))
}
