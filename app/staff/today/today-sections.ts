import { staffLanguage, wordsOf } from '../../../domain/language.ts'
import { todayTexts } from '../../../forms/staff/today.words.ts'
import type { TodayCase, TodayList } from '../../../server/casework/today.ts'

export interface TodaySection {
  name: string
  cases: readonly TodayCase[]
}

/** A town to choose, with how many cases wait there and whether one of them is urgent. */
export interface TownChoice {
  town: string
  count: number
  isUrgent: boolean
}

export const townChoices = ({ towns }: TodayList): TownChoice[] =>
  towns.map(({ town, cases }) => ({
    town,
    count: cases.length,
    isUrgent: cases.some(({ isUrgent }) => isUrgent),
  }))

/**
 * The cases of one town; or of all, with what is urgent anywhere before the towns. `gone` are those that were finished since
 * the list was read.
 */
export function todaySections(
  { towns: all }: TodayList,
  chosen: string | null,
  gone: ReadonlySet<string> = new Set(),
): TodaySection[] {
  const towns = all.map(({ town, cases }) => ({
    town,
    cases: cases.filter(({ reference }) => !gone.has(reference)),
  }))
  const one = towns.find(({ town }) => town === chosen)
  if (one) return [{ name: one.town, cases: one.cases }]
  const urgent = towns.flatMap(({ cases }) => cases.filter(({ isUrgent }) => isUrgent))
  const others = towns.map(({ town, cases }) => ({
    name: town,
    cases: cases.filter(({ isUrgent }) => !isUrgent),
  }))
  return [{ name: wordsOf(todayTexts, staffLanguage).urgent, cases: urgent }, ...others].filter(
    ({ cases }) => cases.length > 0,
  )
}
