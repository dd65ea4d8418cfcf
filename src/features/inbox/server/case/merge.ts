import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import { isClosed } from '../../../../domain/cases/case-status.ts'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { addAuditEntry } from '../../../../platform/audit/add-audit-entry.ts'
import { caseReferenceColumn } from '../../../../platform/database/columns.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { execute, findRow, queryRows } from '../../../../platform/database/query.ts'
import { inContestedTransaction } from '../../../../platform/database/transaction.ts'
import { addCaseEvent } from '../../../cases/server/events/add-case-event.ts'
import { staffCaseTexts } from '../../case.words.ts'
import { assertSameSender } from '../answer/merged-senders.ts'
import type { Caseworker } from '../caseworker.ts'
import { caseRefusals } from '../refusals.words.ts'
import { lockCase, type WorkedCase } from './on-case.ts'
import { lockBoth, type Pair } from './relate.ts'

interface Deps {
  database: Database
}

const texts = staffCaseTexts.relate

/**
 * Whether the cases of different senders may be merged: with a question to the staff member first, or since they have answered
 * it. All of them get each reply that is given afterwards.
 */
export type DifferentSenders = 'ask' | 'allow'

/** Merges a case into another on the same matter, as `mergeCases` does. */
export const mergeCase = (
  deps: Deps,
  worker: Caseworker,
  { reference, other, now }: Pair,
  differentSenders: DifferentSenders,
): Promise<string[]> =>
  mergeCases(deps, worker, { references: [reference], into: other, now }, differentSenders)

interface Duplicates {
  references: readonly CaseReference[]
  into: CaseReference
  now: Date
}

/**
 * Merges cases into another on the same matter, all of them or none. Their senders still see their own case, and get every
 * answer that is given in the other. No sender learns of another. Gives the ids of the events, for undo.
 * @throws Refusal with a question, where the cases have different senders.
 */
export function mergeCases(
  deps: Deps,
  worker: Caseworker,
  { references, into, now }: Duplicates,
  differentSenders: DifferentSenders,
): Promise<string[]> {
  return inContestedTransaction(deps.database.pool, async (client) => {
    const locked: WorkedCase[] = []
    for (const reference of [into, ...references].toSorted())
      locked.push(await lockCase(client, worker, reference))
    const main = locked.find(({ reference }) => reference === into)
    if (!main || references.includes(into)) throw new Refusal(caseRefusals.linkedToItself)
    const duplicates = locked.filter((each) => each !== main)
    for (const duplicate of duplicates) assertMergeable(duplicate, main)
    if (differentSenders === 'ask') await assertSameSender(client, { duplicates, main, now })
    const events: string[] = []
    for (const duplicate of duplicates)
      events.push(...(await mergeLocked(client, worker, { duplicate, main, now })))
    return events
  })
}

async function mergeLocked(
  client: PoolClient,
  worker: Caseworker,
  { duplicate, main, now }: { duplicate: WorkedCase; main: WorkedCase; now: Date },
): Promise<string[]> {
  const moved = await queryRows(client, z.string(), 'select id from cases where merged_into = $1', [
    duplicate.id,
  ])
  // A due day that staff have set moves to the other case: a merged case has no deadline of its own.
  if (duplicate.dueAt)
    await execute(client, 'update cases set due_at = least(due_at, $2) where id = $1', [
      main.id,
      duplicate.dueAt,
    ])
  // The cases merged into this one move with it: there is never a chain.
  await execute(client, 'update cases set merged_into = $2 where id = $1 or id = any($3)', [
    duplicate.id,
    main.id,
    moved,
  ])
  const context = { by: { staffId: worker.id }, now }
  const events = [
    await addCaseEvent(
      client,
      { ...context, caseId: duplicate.id },
      { kind: 'merged', data: { into: main.reference, before: { otherDueAt: main.dueAt, moved } } },
    ),
    await addCaseEvent(
      client,
      { ...context, caseId: main.id },
      { kind: 'merged', data: { from: duplicate.reference } },
    ),
  ]
  await addAuditEntry(client, {
    staffId: worker.id,
    action: 'case-merged',
    subject: { kind: 'case', id: duplicate.reference },
    detail: { into: main.reference },
  })
  return events
}

function assertMergeable(duplicate: WorkedCase, main: WorkedCase): void {
  if (duplicate.mergedInto) throw new Refusal(texts.isMerged)
  if (main.mergedInto) throw new Refusal(texts.otherIsMerged(main.reference))
  if (isClosed(main.status))
    throw new Refusal(texts.otherIsClosed(main.reference, isClosed(duplicate.status)))
  if (main.form.id !== duplicate.form.id && main.form.prefix !== duplicate.form.prefix)
    throw new Refusal(texts.otherKind)
}

/**
 * Takes a case out of the one that it is merged into, at any time. It comes back as it is by then: answered as far as it
 * was answered there, and with the clock of its own promise where it was not answered.
 */
export function unmergeCase(
  deps: Deps,
  worker: Caseworker,
  { reference, now }: { reference: CaseReference; now: Date },
): Promise<void> {
  return inContestedTransaction(deps.database.pool, async (client) => {
    const other = await findMain(client, reference)
    if (!other) throw new Refusal(texts.isNotMerged)
    const [taken, main] = await lockBoth(client, worker, reference, other)
    if (taken.mergedInto !== main.id) throw new Refusal(texts.isNotMerged)
    await execute(client, 'update cases set merged_into = null, snoozed_until = null where id = $1', [
      taken.id,
    ])
    const context = { by: { staffId: worker.id }, now }
    await addCaseEvent(client, { ...context, caseId: taken.id }, { kind: 'unmerged', data: { outOf: other } })
    await addCaseEvent(
      client,
      { ...context, caseId: main.id },
      { kind: 'unmerged', data: { tookOut: reference } },
    )
    await addAuditEntry(client, {
      staffId: worker.id,
      action: 'case-unmerged',
      subject: { kind: 'case', id: reference },
      detail: { outOf: other },
    })
  })
}

/** The reference of the case that a case is merged into. */
const findMain = (client: PoolClient, reference: CaseReference): Promise<CaseReference | null> =>
  findRow(
    client,
    caseReferenceColumn,
    'select main.reference from cases merged join cases main on main.id = merged.merged_into where merged.reference = $1',
    [reference],
  )
