import type { SheetReport } from '../../domain/sheet-report.ts'
import { defineActions, shape } from '../action.ts'
import { files } from '../kinds/staff/files.ts'
import { hidden } from '../kinds/staff/hidden.ts'
import { portfolioTexts } from './portfolio.words.ts'

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
