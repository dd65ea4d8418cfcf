import type { Language } from '../../../landlord-types/language.ts'
import { defineWords, wordsOf } from '../text/language.ts'
import type { IsoDate } from './calendar.ts'
import { dayWords } from './calendar.words.ts'

const words = defineWords({ nb: { written: (day: number, month: string) => `${day}. ${month}` } })

/** «1. mars», where the year goes without saying. */
export function formatDayAndMonth(date: IsoDate, language: Language): string {
  const { months } = wordsOf(dayWords, language)
  const [, month = 1, day = 1] = date.split('-').map(Number)
  return wordsOf(words, language).written(day, months[month - 1] ?? '')
}
