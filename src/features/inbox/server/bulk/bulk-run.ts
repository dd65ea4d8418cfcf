import { z } from 'zod'
import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { staffLanguage } from '../../../../domain/text/language.ts'
import { listOf } from '../../../../domain/text/list-of.ts'
import { caseReferenceColumn } from '../../../../platform/database/columns.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { queryRows } from '../../../../platform/database/query.ts'
import { accessKeys, isVisibleTo } from '../../../cases/server/reading.ts'
import type { Outcome } from '../../../workspace/server/actions/handlers.ts'
import type { BulkResult } from '../../inbox.ts'
import { inboxTexts } from '../../inbox.words.ts'
import { UNDO_WINDOW_SECONDS } from '../answer/answer.ts'
import type { Caseworker } from '../caseworker.ts'
import type { BulkChoice } from './bulk-selection.ts'

const texts = inboxTexts.bulk

/** How many cases a sentence names for each reason. */
const MAX_NAMED = 5

/** How many cases are answered in a second, at least: the mails of the first wait until the last is answered too. */
const ANSWERS_A_SECOND = 20

/** How long the mails of a bulk action wait, so that all of it can be undone. */
export const mailDelayFor = (answers: number): number =>
  UNDO_WINDOW_SECONDS + Math.floor(answers / ANSWERS_A_SECOND)

/**
 * The idempotency key of an action that says the same each time it is done from one snapshot of a list. A key of the page
 * would also hold back what is done on purpose once more.
 */
export const bulkKeyOf = ({ snapshot }: BulkChoice, what: string | null): string | null =>
  snapshot ? `${snapshot}.${what}` : null

interface BulkRun {
  references: readonly CaseReference[]
  /** Acts on one case, in a transaction of its own. Gives the ids of the events that can be undone. */
  act: (reference: CaseReference) => Promise<readonly string[]>
  /** What is said of the cases that were done. */
  said: (count: number) => string
}

/**
 * Acts on each case, one after the other, and says in one sentence how many were done, and in another which were refused
 * and why. What was done before a failure stays done, and is not done again by the same post.
 * @throws Refusal if all are refused.
 */
export async function runInBulk(
  { database }: { database: Database },
  worker: Caseworker,
  { references, act, said }: BulkRun,
): Promise<Outcome<BulkResult>> {
  const undo: string[] = []
  const refused = new Map<CaseReference, string>()
  for (const reference of references) {
    try {
      undo.push(...(await act(reference)))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.set(reference, error.message)
    }
  }
  if (refused.size === 0) return { notice: said(references.length), undo, shown: { refused: [] } }
  const names = await namesOf(database, worker, [...refused.keys()])
  const reasons = reasonsOf(refused, names)
  if (refused.size === references.length) throw new Refusal(texts.nothingDone(reasons))
  return {
    notice: `${said(references.length - refused.size)} ${texts.refused(refused.size, reasons)}`,
    undo,
    shown: { refused: [...refused.keys()] },
  }
}

/** «AVV-1 (Kari) og AVV-2 (Per): Avsenderen har skrevet», for each reason. */
function reasonsOf(refused: ReadonlyMap<CaseReference, string>, names: readonly NamedCase[]): string {
  const groups = Map.groupBy(names, ({ reference }) => refused.get(reference) ?? '')
  return [...groups]
    .map(([reason, cases]) => `${formatOwners(cases)}: ${reason.replace(/\.$/, '')}`)
    .join('. ')
}

const namedCase = z.object({ reference: caseReferenceColumn, sender: z.string().nullable() })

type NamedCase = z.output<typeof namedCase>

/** Whose the cases are. A case that the staff member does not read is named by what they wrote alone. */
function namesOf(
  { pool }: Database,
  worker: Caseworker,
  references: readonly CaseReference[],
): Promise<NamedCase[]> {
  return queryRows(
    pool,
    namedCase,
    `select asked.reference, sender_name as sender
     from unnest($1::text[]) with ordinality asked (reference, place)
       left join cases on cases.reference = asked.reference and ${isVisibleTo('$2')}
     order by asked.place`,
    [references, accessKeys(worker.role)],
  )
}

/** Cases by reference and sender: all of a few, and how many further ones there are. */
export function formatOwners(cases: readonly NamedCase[]): string {
  const named = cases
    .slice(0, MAX_NAMED)
    .map(({ reference, sender }) => `${reference} (${sender ?? inboxTexts.unknownSender.toLowerCase()})`)
  const further = cases.length - named.length
  return listOf(further > 0 ? [...named, texts.furtherCases(further)] : named, staffLanguage)
}
