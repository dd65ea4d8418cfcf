import type { Pool } from 'pg'
import { staffLanguage, wordsOf } from '../../domain/language.ts'
import { csvTexts } from '../../forms/staff/overview.words.ts'
import type { Caseworker } from '../casework/caseworker.ts'
import { readNumbers } from './numbers.ts'

const csvWords = wordsOf(csvTexts, staffLanguage)

/** The overview's numbers for a spreadsheet: a row for each form and week. */
export async function numbersAsRows(pool: Pool, worker: Caseworker, now: Date): Promise<string[][]> {
  const { weeks, forms } = await readNumbers(pool, worker, now)
  return [
    [...csvWords.forms],
    ...forms.flatMap(({ name, weeks: counts }) =>
      weeks.map(({ week, firstAnswer, closed }, i) => [
        week,
        name,
        String(counts[i] ?? 0),
        hours(firstAnswer),
        hours(closed),
      ]),
    ),
  ]
}

/** What guides may have saved, for a spreadsheet: a row for each guide and week. */
export async function guidesAsRows(pool: Pool, worker: Caseworker, now: Date): Promise<string[][]> {
  const { weeks, guides } = await readNumbers(pool, worker, now)
  return [
    [...csvWords.guides],
    ...guides.flatMap(({ name, weeks: counts }) =>
      weeks.map(({ week }, i) => [week, name, String(counts[i]?.views ?? 0), String(counts[i]?.cases ?? 0)]),
    ),
  ]
}

const hours = (value: number | null) => (value === null ? '' : value.toFixed(1).replace('.', ','))
