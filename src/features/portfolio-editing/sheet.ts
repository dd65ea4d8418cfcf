import { categories } from '#landlord/categories.ts'
import { defineActions } from '../../forms/engine/action.ts'
import { hidden } from '../../forms/kinds/hidden.ts'
import { select } from '../../forms/kinds/select.ts'
import { files } from '../../forms/kinds/staff/files.ts'
import { list } from '../../forms/kinds/staff/list.ts'
import { sheetTexts } from './sheet.words.ts'
import { targetOptions } from './sheet-columns.ts'

const number = () => hidden({ pattern: /^\d{1,5}$/, example: '1' })
const { matching: texts } = sheetTexts

/** The actions for a spreadsheet of properties: read it, say how it is read, save what it does, publish what is new, undo it. */
export const sheetActions = defineActions('sheet', {
  plan: {
    permission: 'edit-portfolio',
    fields: {
      sheet: files({
        label: sheetTexts.file,
        required: sheetTexts.noFile,
        accept: '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      }),
    },
    submit: sheetTexts.read,
  },
  match: {
    permission: 'edit-portfolio',
    fields: {
      importId: hidden(),
      /** What the choices were made for: the columns of another sheet or row are guessed anew. */
      shownSheet: number(),
      shownHead: number(),
      sheet: number(),
      head: number(),
      type: select({
        label: texts.type,
        options: categories.map(({ type }) => ({ value: type, label: type })),
        autocomplete: 'off',
      }),
      columns: list({
        label: texts.title,
        fields: {
          place: number(),
          target: select({
            label: texts.target,
            required: texts.choose,
            options: targetOptions,
            autocomplete: 'off',
          }),
        },
      }),
    },
    submit: texts.submit,
  },
  apply: { permission: 'edit-portfolio', fields: { importId: hidden() }, submit: sheetTexts.applyAll },
  publish: { permission: 'edit-portfolio', fields: { importId: hidden() }, submit: sheetTexts.publishAll },
  undo: {
    permission: 'edit-portfolio',
    fields: { importId: hidden() },
    submit: sheetTexts.undo,
    explain: sheetTexts.undoExplain,
  },
})
