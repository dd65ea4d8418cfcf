import { formatHalfDay, nextHalfDays, parseHalfDay, writeHalfDay } from '../../domain/cases/half-day.ts'
import { osloDate } from '../../domain/time/calendar.ts'
import { languageOf } from '../engine/in-language.ts'
import { defineKind } from '../engine/kind.ts'

declare module '../engine/field.ts' {
  interface FieldKinds {
    halfDays: { field: FieldBase; answer: readonly string[] }
  }
}

/** More half days than a page offers at a time: one that was opened a while ago offers others. */
const MAX_HALF_DAYS = 20

/** Any number of the half days that the page offers, each as `writeHalfDay` writes it. Others are ignored. */
export const halfDays = defineKind('halfDays', {
  attributes: {},
  read: (sent, { required }) => {
    const chosen = [...new Set(sent.flatMap((text) => parseHalfDay(text) ?? []).map(writeHalfDay))]
    return chosen.length > 0 ? { answer: chosen.sort().slice(0, MAX_HALF_DAYS) } : { error: required }
  },
  show: (text, field) => {
    const halfDay = parseHalfDay(text)
    return halfDay ? formatHalfDay(halfDay, languageOf(field)) : text
  },
  hasLines: false,
  isSecret: false,
  schema: () => ({
    type: 'array',
    items: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2} (am|pm)$' },
  }),
  sample: () => nextHalfDays(osloDate(new Date())).map(writeHalfDay)[0] ?? null,
})
