import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { isClosed } from '../../../../domain/cases/case-status.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { markAwaitingReply } from '../../../cases/server/mark-awaiting-reply.ts'
import { staffCaseTexts } from '../../case.words.ts'
import { onCase } from '../case/on-case.ts'
import { addNote } from '../case/plan.ts'
import type { Caseworker } from '../caseworker.ts'

const texts = staffCaseTexts.new

interface Call {
  /** What the caller has said. */
  text: string
  /** The idempotency key of the page. */
  key: string | null
  now: Date
}

/** Adds what a caller says to their open case, as a note; the case waits for an answer again. */
export async function addCall(
  deps: { database: Database },
  worker: Caseworker,
  reference: CaseReference,
  { text, key, now }: Call,
): Promise<void> {
  await addNote(deps, worker, reference, { text: texts.added(text), photos: [], key, now })
  await onCase(deps, worker, reference, async (client, record) => {
    if (!isClosed(record.status)) await markAwaitingReply(client, record, now)
  })
}
