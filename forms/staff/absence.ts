import { staffLanguage, wordsOf } from '../../domain/language.ts'
import { date } from '../kinds/date.ts'
import { select } from '../kinds/select.ts'
import { absenceTexts } from './absence.words.ts'

const texts = wordsOf(absenceTexts, staffLanguage)

/** When a staff member is away, and who acts for them: the same fields on their own page and on an administrator's. */
export const absenceFields = {
  from: date({ label: texts.from, required: texts.dayMissing, autocomplete: 'off' }),
  to: date({ label: texts.to, required: texts.dayMissing, autocomplete: 'off' }),
  deputy: select({
    label: texts.deputy,
    help: texts.deputyHelp,
    required: texts.deputyMissing,
    options: [],
    offers: 'page',
    autocomplete: 'off',
  }),
}
