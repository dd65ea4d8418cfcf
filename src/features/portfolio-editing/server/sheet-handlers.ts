import { readFile } from 'node:fs/promises'
import { type BoundAction, bindActions } from '../../workspace/server/actions/handlers.ts'
import { portfolioTexts } from '../portfolio.words.ts'
import { sheetActions } from '../sheet.ts'
import type { PortfolioDeps } from './deps.ts'
import { applyImport, planImport } from './import-sheet.ts'

const { sheet: texts } = portfolioTexts

export function bindSheetActions(deps: Pick<PortfolioDeps, 'database'>): BoundAction[] {
  return bindActions(sheetActions, {
    async plan({ sheet }, { staff }) {
      const bytes = await readFile(sheet)
      return { shown: await planImport(deps, { bytes, staffId: staff.id }) }
    },
    async apply({ plan }, { staff }) {
      return { notice: texts.written(await applyImport(deps, { id: plan, staffId: staff.id })) }
    },
  })
}
