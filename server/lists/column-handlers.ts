import { z } from 'zod'
import { staffLanguage, wordsOf } from '../../domain/language.ts'
import { type ColumnStep, columnSteps, listNames } from '../../domain/list-columns.ts'
import { columnActions } from '../../forms/staff/list-columns.ts'
import { listColumnTexts } from '../../forms/staff/list-columns.words.ts'
import { type BoundAction, bindActions } from '../actions/handlers.ts'
import type { StaffDeps } from '../staff/deps.ts'
import { changeOwnColumns, resetOwnColumns } from './list-columns.ts'

const texts = wordsOf(listColumnTexts, staffLanguage)

const listName = z.enum(listNames)
const columnStep = z.enum(columnSteps)

export function bindColumnActions({ database }: Pick<StaffDeps, 'database'>): BoundAction[] {
  return bindActions(columnActions, {
    async change({ list, column, to }, { staff }) {
      const change = { column, to: columnStep.parse(to) }
      const columns = await changeOwnColumns(database, staff.id, listName.parse(list), change)
      const place = columns.findIndex(({ id }) => id === column) + 1
      const changed = columns[place - 1]
      return changed
        ? { shown: { spoken: spokenFor(change.to, texts.columns[changed.id], place, columns.length) } }
        : {}
    },
    async reset({ list }, { staff }) {
      await resetOwnColumns(database.pool, staff.id, listName.parse(list))
      return { shown: { spoken: texts.becameStandard } }
    },
  })
}

function spokenFor(step: ColumnStep, label: string, place: number, count: number): string {
  if (step === 'shown') return texts.becameShown(label)
  if (step === 'hidden') return texts.becameHidden(label)
  return texts.movedTo(label, place, count)
}
