import { formatIsoDate, type IsoDate, isMissingDay, parseDate } from '../../domain/calendar.ts'
import { answerWords } from '../answer.words.ts'
import type { FieldBase } from '../field.ts'
import { languageOf, wordsFor } from '../in-language.ts'
import { defineKind } from '../kind.ts'
import { lineKind } from '../line.ts'

declare module '../field.ts' {
  interface FieldKinds {
    date: { field: DateField; answer: IsoDate }
  }
}

interface DateField extends FieldBase {
  /** A day of birth. */
  birth?: boolean
}

/** A day, stored as an ISO date. */
export const date = defineKind('date', {
  ...lineKind<DateField>({
    check(text, field) {
      if (parseDate(text)) return null
      const texts = wordsFor(field, answerWords)
      return isMissingDay(text) ? texts.missingDay : texts.date
    },
    normalize: (text) => parseDate(text) ?? text,
    show: (text, field) => {
      const day = parseDate(text)
      return day ? formatIsoDate(day, languageOf(field)) : text
    },
    schema: () => ({ type: 'string', format: 'date' }),
    sample: () => '2026-12-24',
  }),
  attributes: { type: 'date' },
  sample: ({ birth }) => (birth ? '1990-05-17' : '2026-12-24'),
})
