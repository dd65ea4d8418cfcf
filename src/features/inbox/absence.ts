import { date } from '../../forms/kinds/date.ts'
import { select } from '../../forms/kinds/select.ts'
import { absenceTexts } from './absence.words.ts'

/** When a staff member is away, and who acts for them: the same fields on their own page and on an administrator's. */
export const absenceFields = {
  from: date({ label: absenceTexts.from, required: absenceTexts.dayMissing, autocomplete: 'off' }),
  to: date({ label: absenceTexts.to, required: absenceTexts.dayMissing, autocomplete: 'off' }),
  deputy: select({
    label: absenceTexts.deputy,
    help: absenceTexts.deputyHelp,
    required: absenceTexts.deputyMissing,
    options: [],
    offers: 'page',
    maxShown: 8,
    autocomplete: 'off',
  }),
}
