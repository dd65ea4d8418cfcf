import type { CaseReference } from '../../../../domain/cases/case-reference.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { readCasesOfEvents } from '../../../cases/server/events/undo-case-events.ts'
import type { Outcome } from '../../../workspace/server/actions/handlers.ts'
import { staffCaseTexts } from '../../case.words.ts'
import type { UndoneWriting } from '../../case-results.ts'
import { undo } from '../case/undo.ts'
import type { Caseworker } from '../caseworker.ts'
import { runInBulk } from './bulk-run.ts'

/**
 * Undoes a staff member's last action: on one case all of it or nothing; on several, what can be undone in each, and says
 * where nothing could be.
 * @throws Refusal if nothing can be undone.
 */
export async function undoAction(
  deps: { database: Database },
  worker: Caseworker,
  ids: readonly string[],
): Promise<Outcome<UndoneWriting>> {
  const events = await readCasesOfEvents(deps.database.pool, ids)
  const byCase = Map.groupBy(events, ({ reference }): CaseReference => reference)
  if (byCase.size < 2) return { notice: staffCaseTexts.undone, shown: await undo(deps, worker, ids) }
  const undone: UndoneWriting[] = []
  const { notice } = await runInBulk(deps, worker, {
    references: [...byCase.keys()],
    async act(reference) {
      const own = byCase.get(reference)?.map(({ id }) => id) ?? []
      undone.push(await undo(deps, worker, own))
      return []
    },
    said: () => staffCaseTexts.undone,
  })
  return {
    notice: notice ?? staffCaseTexts.undone,
    shown: { ...undone[0], references: undone.flatMap(({ references }) => references) },
  }
}
