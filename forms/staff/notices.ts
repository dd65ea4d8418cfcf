import { staffLanguage, wordsOf } from '../../domain/language.ts'
import { NO_CHOICE } from '../../domain/no-choice.ts'
import { chosenByMail, chosenByPush } from '../../domain/notices.ts'
import { defineActions } from '../action.ts'
import { checkboxes } from '../kinds/checkboxes.ts'
import { select } from '../kinds/select.ts'
import { hourOptions } from './hours-of-day.ts'
import { noticeTexts } from './notices.words.ts'

const texts = wordsOf(noticeTexts, staffLanguage)

const never = { value: NO_CHOICE, label: texts.neverQuiet }

/** How a staff member wants to be told what is new in their cases. */
export const noticeActions = defineActions('notices', {
  choose: {
    permission: null,
    fields: {
      byMail: checkboxes({
        label: texts.byMail,
        help: texts.byMailHelp,
        options: chosenByMail.map((value) => ({ value, label: texts.reasons[value] })),
      }),
      byPush: checkboxes({
        label: texts.byPush,
        options: chosenByPush.map((value) => ({ value, label: texts.pushReasons[value] })),
      }),
      quietFrom: select({
        label: texts.quietFrom,
        help: texts.quietHelp,
        options: [never, ...hourOptions(15, 23)],
        default: NO_CHOICE,
        autocomplete: 'off',
      }),
      quietTo: select({
        label: texts.quietTo,
        options: [never, ...hourOptions(5, 10, 0.5)],
        default: NO_CHOICE,
        autocomplete: 'off',
      }),
      summaryAt: select({
        label: texts.summaryAt,
        help: texts.summaryHelp,
        options: hourOptions(5, 10, 0.5),
        default: '7.5',
        autocomplete: 'off',
      }),
    },
    submit: texts.save,
  },
})
