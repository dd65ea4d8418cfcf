import { z } from 'zod'
import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { type InboxQuery, parseInboxQuery } from '../../../../domain/cases/inbox.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { caseReferenceColumn } from '../../../../platform/database/columns.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { wasSentBy } from '../../../cases/server/events/event-statistics.ts'
import { ALL_IN_LIST, MAX_CASES_IN_BULK } from '../../inbox.ts'
import { inboxTexts } from '../../inbox.words.ts'
import { type ListSnapshot, parseSnapshot } from '../../list-snapshot.ts'
import type { Caseworker } from '../caseworker.ts'
import { countSelected, selectCases } from '../list/select-cases.ts'

interface Deps {
  database: Database
}

/** What a bulk action was posted with: the chosen cases, or the list that all are chosen in. */
export interface BulkChoice {
  cases?: readonly CaseReference[] | undefined
  scope?: string | undefined
  /** The list, as the query string of the inbox. */
  query?: string | undefined
  snapshot?: string | undefined
}

interface ChosenCases {
  references: readonly CaseReference[]
  /** The newest event when they were chosen; null where the page does not say. */
  unchangedSince: string | null
}

const referenceRow = z.object({ reference: caseReferenceColumn })

/**
 * The cases of a bulk action. All of a list are those that were in it at the time of the snapshot: the lanes are worked out
 * at that time, and cases that came later are left out.
 * @throws Refusal where there is none.
 */
export async function chosenCases(
  { database: { pool } }: Deps,
  worker: Caseworker,
  { cases = [], scope, query = '', snapshot: written }: BulkChoice,
): Promise<ChosenCases> {
  const snapshot = parseSnapshot(written)
  const unchangedSince = snapshot?.lastEvent ?? null
  if (scope !== ALL_IN_LIST) {
    if (cases.length === 0) throw new Refusal(inboxTexts.bulk.none)
    return { references: cases, unchangedSince }
  }
  if (!snapshot) throw new Refusal(inboxTexts.bulk.none)
  const rows = await selectInBulk(pool, worker, parseInboxQuery(new URLSearchParams(query)), snapshot)
  if (rows.length === 0) throw new Refusal(inboxTexts.bulk.gone)
  return { references: rows.slice(0, MAX_CASES_IN_BULK).map(({ reference }) => reference), unchangedSince }
}

/** How many cases of a list a bulk action would reach now; one more than the maximum where there are more. */
export async function countInBulk(
  { database: { pool } }: Deps,
  worker: Caseworker,
  query: InboxQuery,
  now: Date,
): Promise<number> {
  return countSelected(pool, worker, query, { also: () => reachedFrom(query), ...upToMaximum }, now)
}

function selectInBulk(
  pool: Database['pool'],
  worker: Caseworker,
  query: InboxQuery,
  { lastEvent, at }: ListSnapshot,
) {
  const selection = {
    columns: 'c.reference',
    row: referenceRow,
    also: (statement: { value(value: unknown): string }) => [
      ...reachedFrom(query),
      wasSentBy('c', statement.value(lastEvent)),
    ],
    ...upToMaximum,
  }
  return selectCases(pool, worker, query, selection, at)
}

const upToMaximum = { offset: 0, limit: MAX_CASES_IN_BULK + 1 }

/** Conditions for the cases that an action on a list reaches: those held as possible spam in their own lane only. */
const reachedFrom = ({ lane }: InboxQuery): string[] => [
  'c.closed_at is null and c.merged_into is null',
  ...(lane === 'kontroll' ? [] : ['c.quarantine is null']),
]
