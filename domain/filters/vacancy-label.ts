import { formatDayAndMonth, formatIsoDate, type IsoDate } from '../calendar.ts'
import type { Vacancy } from './vacancy.ts'
import { vacancyWords } from './vacancy.words.ts'

/** A vacancy in words, on a day: «Ledig fra 1. mars». The year is told where that day comes more than once before it. */
export function vacancyLabel(vacancy: Vacancy, today: IsoDate): string {
  if (vacancy.kind !== 'from') return vacancyWords[vacancy.kind]
  const { date } = vacancy
  return vacancyWords.from(isWithinAYear(date, today) ? formatDayAndMonth(date) : formatIsoDate(date))
}

/** ISO dates compare as text, and so do a year and what follows it. */
function isWithinAYear(date: IsoDate, today: IsoDate): boolean {
  return date < `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
}
