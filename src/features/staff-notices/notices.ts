import { NO_CHOICE } from '../../domain/submissions/no-choice.ts'
import { defineActions } from '../../forms/engine/action.ts'
import type { Option } from '../../forms/engine/field.ts'
import { checkboxes } from '../../forms/kinds/checkboxes.ts'
import { select } from '../../forms/kinds/select.ts'
import { chosenByMail, chosenByPush } from './notice-kinds.ts'
import { noticeTexts } from './notices.words.ts'

/** A time of day in hours since midnight: «07.30». */
const timeOfDay = (hours: number): string =>
  `${String(Math.floor(hours)).padStart(2, '0')}.${String(Math.round((hours % 1) * 60)).padStart(2, '0')}`

/** The times of day from one to another, both included, as options: their values are hours since midnight. */
export function hourOptions(from: number, to: number, step = 1): Option[] {
  const count = Math.round((to - from) / step) + 1
  return Array.from({ length: count }, (_, i) => from + i * step).map((hours) => ({
    value: String(hours),
    label: timeOfDay(hours),
  }))
}

const never = { value: NO_CHOICE, label: noticeTexts.neverQuiet }

/** How a staff member wants to be told what is new in their cases. */
export const noticeActions = defineActions('notices', {
  choose: {
    permission: null,
    fields: {
      byMail: checkboxes({
        label: noticeTexts.byMail,
        help: noticeTexts.byMailHelp,
        options: chosenByMail.map((value) => ({ value, label: noticeTexts.reasons[value] })),
      }),
      byPush: checkboxes({
        label: noticeTexts.byPush,
        options: chosenByPush.map((value) => ({ value, label: noticeTexts.pushReasons[value] })),
      }),
      quietFrom: select({
        label: noticeTexts.quietFrom,
        help: noticeTexts.quietHelp,
        options: [never, ...hourOptions(15, 23)],
        default: NO_CHOICE,
        autocomplete: 'off',
      }),
      quietTo: select({
        label: noticeTexts.quietTo,
        options: [never, ...hourOptions(5, 10, 0.5)],
        default: NO_CHOICE,
        autocomplete: 'off',
      }),
      summaryAt: select({
        label: noticeTexts.summaryAt,
        help: noticeTexts.summaryHelp,
        options: hourOptions(5, 10, 0.5),
        default: '7.5',
        autocomplete: 'off',
      }),
    },
    submit: noticeTexts.save,
  },
})
