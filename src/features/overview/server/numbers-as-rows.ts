import type { Pool } from 'pg'
import type { Caseworker } from '../../inbox/server/caseworker.ts'
import { csvTexts, overviewTexts } from '../overview.words.ts'
import { readBacklog } from './backlog.ts'
import { readNumbers } from './numbers.ts'
import type { PromiseLine } from './promises.ts'

/** The overview's numbers for a spreadsheet: a row for each form and week. */
export async function numbersAsRows(pool: Pool, worker: Caseworker, now: Date): Promise<string[][]> {
  const { weeks, forms } = await readNumbers(pool, worker, now)
  return [
    [...csvTexts.forms],
    ...forms.flatMap(({ name, weeks: counts }) =>
      weeks.map(({ week, firstAnswer, closed, reopened }, i) => [
        week,
        name,
        String(counts[i]?.count ?? 0),
        hours(firstAnswer),
        hours(closed),
        String(reopened.count),
      ]),
    ),
  ]
}

/** What guides may have saved, for a spreadsheet: a row for each guide and week. */
export async function guidesAsRows(pool: Pool, worker: Caseworker, now: Date): Promise<string[][]> {
  const { weeks, guides } = await readNumbers(pool, worker, now)
  return [
    [...csvTexts.guides],
    ...guides.flatMap(({ name, kinds, weeks: counts }) =>
      weeks.map(({ week }, i) => [
        week,
        name,
        String(counts[i]?.views ?? 0),
        String(counts[i]?.cases.count ?? 0),
        kinds.join(', '),
      ]),
    ),
  ]
}

/** The promises for a spreadsheet: a row for each week, form, town and person that the staff member sees. */
export async function promisesAsRows(pool: Pool, worker: Caseworker, now: Date): Promise<string[][]> {
  const { promises } = await readNumbers(pool, worker, now)
  const { week, form, town, person, total } = overviewTexts.promises
  const rows = (by: string, lines: readonly PromiseLine[]) =>
    lines.map((line) => {
      const [kept, broken] = [line.kept.count, line.broken.count]
      return [by, line.name, String(kept), String(broken), decimal((100 * kept) / (kept + broken))]
    })
  return [
    [...csvTexts.promises],
    ...(promises.total ? rows(total, [promises.total]) : []),
    ...rows(week, promises.weeks),
    ...rows(form, promises.forms),
    ...rows(town, promises.towns),
    ...rows(person, promises.persons),
  ]
}

/** The ages of the cases that wait for staff, for a spreadsheet. */
export async function backlogAsRows(pool: Pool, worker: Caseworker, now: Date): Promise<string[][]> {
  const backlog = await readBacklog(pool, worker, now)
  return [[...csvTexts.backlog], ...backlog.map(({ name, count }) => [name, String(count)])]
}

const decimal = (value: number) => value.toFixed(1).replace('.', ',')

const hours = (value: number | null) => (value === null ? '' : decimal(value))
