import { defineActions, shape } from '../../forms/engine/action.ts'
import { files } from '../../forms/kinds/staff/files.ts'
import { hidden } from '../../forms/kinds/staff/hidden.ts'
import { portfolioTexts } from './portfolio.words.ts'
import type { SheetReport } from './sheet-report.ts'

const { sheet: texts } = portfolioTexts

/** The actions for a spreadsheet of properties: preview its changes, then apply them. */
export const sheetActions = defineActions('sheet', {
  plan: {
    permission: 'edit-portfolio',
    fields: {
      sheet: files({
        label: texts.file,
        required: texts.noFile,
        accept: '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      }),
    },
    submit: texts.read,
    shows: shape<SheetReport>(),
  },
  apply: { permission: 'edit-portfolio', fields: { plan: hidden() }, submit: texts.applyAll },
})
