import { formatIsoDate, type IsoDate, isMissingDay, parseDate } from '../../domain/time/calendar.ts'
import { answerWords } from '../engine/answer.words.ts'
import type { FieldBase } from '../engine/field.ts'
import { languageOf, wordsFor } from '../engine/in-language.ts'
import { defineKind } from '../engine/kind.ts'
import { lineKind } from '../engine/line.ts'

declare module '../engine/field.ts' {
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
