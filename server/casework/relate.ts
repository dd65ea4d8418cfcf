import type { CaseReference } from '../../domain/case-reference.ts'
import { isClosed } from '../../domain/case-status.ts'
import { Refusal } from '../../domain/refusal.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { addCaseEvent } from '../cases/events/add-case-event.ts'
import type { Database } from '../database/database.ts'
import { execute } from '../database/query.ts'
import { inContestedTransaction } from '../database/transaction.ts'
import type { Caseworker } from './caseworker.ts'
import { lockCase } from './on-case.ts'

interface Deps {
  database: Database
}

interface Pair {
  reference: CaseReference
  other: CaseReference
  now: Date
}

/** Links two cases that belong together. Their senders see nothing of it. */
export function linkCases(deps: Deps, worker: Caseworker, { reference, other, now }: Pair): Promise<void> {
  return inContestedTransaction(deps.database.pool, async (client) => {
    const [one, two] = await lockBoth(client, worker, reference, other)
    const [first, second] = [one.id, two.id].sort()
    const added = await execute(
      client,
      'insert into case_links (case_id, other_id) values ($1, $2) on conflict do nothing',
      [first, second],
    )
    if (added === 0) return
    for (const [each, with_] of [
      [one, other],
      [two, reference],
    ] as const) {
      const context = { caseId: each.id, by: { staffId: worker.id }, now }
      await addCaseEvent(client, context, { kind: 'linked', data: { with: with_ } })
    }
  })
}

/**
 * Merges a case into another on the same matter. Its sender still sees their own case, and gets every answer that is
 * given in the other. Neither sender learns of the other.
 */
export function mergeCase(deps: Deps, worker: Caseworker, { reference, other, now }: Pair): Promise<void> {
  return inContestedTransaction(deps.database.pool, async (client) => {
    const [duplicate, main] = await lockBoth(client, worker, reference, other)
    if (duplicate.mergedInto) throw new Refusal('Saken er allerede slått sammen med en annen.')
    if (main.mergedInto) throw new Refusal(`${other} er selv slått sammen med en annen.`)
    if (isClosed(main.status)) {
      const otherWay = isClosed(duplicate.status) ? '' : ', eller slå den inn i denne i stedet'
      throw new Refusal(`${other} er avsluttet. Åpne den først${otherWay}.`)
    }
    if (main.form.id !== duplicate.form.id && main.form.prefix !== duplicate.form.prefix)
      throw new Refusal('Bare saker av samme slag kan slås sammen. Koble dem sammen i stedet.')
    // A due day that staff have set moves to the other case: a merged case has no deadline of its own.
    if (duplicate.dueAt)
      await execute(client, 'update cases set due_at = least(due_at, $2) where id = $1', [
        main.id,
        duplicate.dueAt,
      ])
    // The cases merged into this one move with it: there is never a chain.
    await execute(client, 'update cases set merged_into = $2 where merged_into = $1 or id = $1', [
      duplicate.id,
      main.id,
    ])
    for (const [each, data] of [
      [duplicate, { into: other }],
      [main, { from: reference }],
    ] as const) {
      const context = { caseId: each.id, by: { staffId: worker.id }, now }
      await addCaseEvent(client, context, { kind: 'merged', data })
    }
    await addAuditEntry(client, {
      staffId: worker.id,
      action: 'case-merged',
      subject: { kind: 'case', id: reference },
      detail: { into: other },
    })
  })
}

/** Two cases, always locked in the same order. */
async function lockBoth(
  client: Parameters<typeof lockCase>[0],
  worker: Caseworker,
  reference: CaseReference,
  other: CaseReference,
) {
  if (reference === other) throw new Refusal('En sak kan ikke kobles til seg selv.')
  if (reference < other) {
    const one = await lockCase(client, worker, reference)
    return [one, await lockCase(client, worker, other)] as const
  }
  const two = await lockCase(client, worker, other)
  return [await lockCase(client, worker, reference), two] as const
}
