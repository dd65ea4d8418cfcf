import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import type { ResolvedReply } from '../../../../domain/cases/reply-template.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { queryRows } from '../../../../platform/database/query.ts'
import { contactOf } from '../../../cases/server/my-cases/sender-contact.ts'
import { accessKeys, isVisibleTo } from '../../../cases/server/reading.ts'
import type { BulkPreviewData } from '../../inbox.ts'
import { inboxTexts } from '../../inbox.words.ts'
import { assertKnownPlaceholders, resolveReplyFor } from '../answer/fill-reply.ts'
import { type WorkedCase, workedCase, workedColumns } from '../case/on-case.ts'
import type { CaseworkDeps, Caseworker } from '../caseworker.ts'
import { formatOwners } from './bulk-run.ts'

type Deps = Pick<CaseworkDeps, 'database' | 'contact'>

/** How many messages are shown; those that cannot be sent come first. */
const MAX_SHOWN = 6

interface BulkMessage {
  record: WorkedCase
  reply: ResolvedReply
}

/**
 * What a message becomes in each of several cases, and in those that are merged into them: their senders get it too.
 * @throws Refusal where a brace belongs to no placeholder, which is the same in all of them.
 */
async function messagesOf(
  deps: Deps,
  worker: Caseworker,
  references: readonly CaseReference[],
  text: string,
): Promise<BulkMessage[]> {
  assertKnownPlaceholders(text)
  const records = await readRecipients(deps, worker, references)
  const contact = await deps.contact()
  const known = { contact: async () => contact }
  return Promise.all(
    records.map(async (record) => ({ record, reply: await resolveReplyFor(known, worker, record, text) })),
  )
}

/** The cases, and those that are merged into them and are answered with them. */
function readRecipients(
  deps: Pick<Deps, 'database'>,
  worker: Caseworker,
  references: readonly CaseReference[],
): Promise<WorkedCase[]> {
  return queryRows(
    deps.database.pool,
    workedCase,
    `select ${workedColumns} from cases
     where ${isVisibleTo('$2')} and id in (select id from cases where reference = any($1)
       union all select merged.id from cases main join cases merged on merged.merged_into = main.id
         where main.reference = any($1) and (merged.closed_at is null or merged.closed_at = main.closed_at))
     order by array_position($1, reference)`,
    [references, accessKeys(worker.role)],
  )
}

const toldBy = (record: WorkedCase) => {
  const { by } = contactOf(record)
  return by === 'email' ? null : by
}

/** A sentence that names the senders of cases who get no mail; null where all do. */
export async function listUnmailedSenders(
  deps: Pick<Deps, 'database'>,
  worker: Caseworker,
  references: readonly CaseReference[],
): Promise<string | null> {
  const untold = (await readRecipients(deps, worker, references)).filter(toldBy)
  const whose = untold.map(({ reference, senderName }) => ({ reference, sender: senderName }))
  return whose.length > 0 ? inboxTexts.bulk.toTell(whose.length, formatOwners(whose)) : null
}

/**
 * Checks a message for all of its recipients before any of them gets it.
 * @throws Refusal where it cannot be filled in for one of them.
 */
export async function assertFilledForAll(
  deps: Deps,
  worker: Caseworker,
  references: readonly CaseReference[],
  text: string,
): Promise<void> {
  const unfilled = (await messagesOf(deps, worker, references, text)).flatMap(({ record, reply }) =>
    reply.state === 'unfilled' ? [{ record, placeholders: reply.placeholders }] : [],
  )
  if (unfilled.length === 0) return
  const names = [...new Set(unfilled.flatMap(({ placeholders }) => placeholders))]
  const whose = unfilled.map(({ record: { reference, senderName } }) => ({ reference, sender: senderName }))
  throw new Refusal(inboxTexts.bulk.unfilled(names, formatOwners(whose)))
}

/** A message as the first of its recipients get it, and as it would be where it cannot be sent. */
export async function previewMessages(
  deps: Deps,
  worker: Caseworker,
  references: readonly CaseReference[],
  text: string,
): Promise<BulkPreviewData> {
  const all = (await messagesOf(deps, worker, references, text)).map(({ record, reply }) => ({
    reference: record.reference,
    sender: record.senderName ?? inboxTexts.unknownSender,
    text: reply.state === 'unknown' ? text : reply.text,
    isReady: reply.state === 'ready',
    toldBy: toldBy(record),
  }))
  const messages = all
    .toSorted((one, other) => Number(one.isReady) - Number(other.isReady))
    .slice(0, MAX_SHOWN)
  return { messages, others: all.length - messages.length }
}
