import { readFile } from 'node:fs/promises'
import { Refusal } from '../../../../domain/submissions/refusal.ts'
import { type BoundAction, bindActions } from '../../../workspace/server/actions/handlers.ts'
import { sheetActions } from '../../sheet.ts'
import { sheetTexts } from '../../sheet.words.ts'
import { sheetPath } from '../../sheet-path.ts'
import type { PortfolioDeps } from '../deps.ts'
import { findSheetBatch } from '../pictures/web-pictures.ts'
import { applyImport, publishImport } from './apply-import.ts'
import { isImportId, matchImport, startImport } from './store-import.ts'
import { undoImport } from './undo-import.ts'

export function bindSheetActions(deps: Pick<PortfolioDeps, 'database' | 'startJob'>): BoundAction[] {
  return bindActions(sheetActions, {
    async plan({ sheet }, { staff }) {
      return { to: sheetPath(await startImport(deps, { bytes: await readFile(sheet), staffId: staff.id })) }
    },
    async match({ importId: id, shownSheet, shownHead, sheet, head, type, columns }) {
      await matchImport(deps, {
        id: knownId(id),
        shown: { sheet: Number(shownSheet), head: Number(shownHead) },
        chosen: { sheet: Number(sheet), head: Number(head) },
        columns: columns.map(({ place, target }) => ({ place: Number(place), target })),
        type: type ?? null,
      })
      return { to: sheetPath(id) }
    },
    async apply({ importId: id }, { staff }) {
      await applyImport(deps, { id: knownId(id), staffId: staff.id })
      if (await findSheetBatch(deps.database.pool, id)) await deps.startJob('take-pictures')
      return { to: sheetPath(id) }
    },
    async publish({ importId: id }, { staff }) {
      return {
        notice: sheetTexts.published(await publishImport(deps, { id: knownId(id), staffId: staff.id })),
      }
    },
    async undo({ importId: id }, { staff }) {
      const { undone, kept } = await undoImport(deps, { id: knownId(id), staffId: staff.id })
      return { notice: sheetTexts.undone(undone, kept) }
    },
  })
}

function knownId(text: string): string {
  if (!isImportId(text)) throw new Refusal(sheetTexts.gone)
  return text
}
