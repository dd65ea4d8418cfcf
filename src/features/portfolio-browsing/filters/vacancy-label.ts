import type { Language } from '../../../../landlord-types/language.ts'
import { wordsOf } from '../../../domain/text/language.ts'
import { formatIsoDate, type IsoDate } from '../../../domain/time/calendar.ts'
import { formatDayAndMonth } from '../../../domain/time/day-and-month.ts'
import type { Vacancy } from './vacancy.ts'
import { vacancyWords } from './vacancy.words.ts'

/** A vacancy in words, on a day: «Ledig fra 1. mars». The year is told where that day comes more than once before it. */
export function vacancyLabel(vacancy: Vacancy, today: IsoDate, language: Language): string {
  const words = wordsOf(vacancyWords, language)
  if (vacancy.kind !== 'from') return words[vacancy.kind]
  const { date } = vacancy
  return words.from(
    isWithinAYear(date, today) ? formatDayAndMonth(date, language) : formatIsoDate(date, language),
  )
}

/** ISO dates compare as text, and so do a year and what follows it. */
function isWithinAYear(date: IsoDate, today: IsoDate): boolean {
  return date < `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
}
