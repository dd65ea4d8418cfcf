import { readFile } from 'node:fs/promises'
import { portfolioTexts } from '../../forms/staff/portfolio.words.ts'
import { sheetActions } from '../../forms/staff/sheet.ts'
import { type BoundAction, bindActions } from '../actions/handlers.ts'
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
