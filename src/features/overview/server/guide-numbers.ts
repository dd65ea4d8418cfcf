import type { Pool } from 'pg'
import { z } from 'zod'
import { guides } from '#landlord/guides.ts'
import { formsFilter, laneQuery } from '../../../domain/cases/inbox.ts'
import { staffLanguage } from '../../../domain/text/language.ts'
import { withWords } from '../../../domain/text/with-words.ts'
import { weekColumn, weekOf } from '../../../platform/database/oslo-time.ts'
import { queryRows } from '../../../platform/database/query.ts'
import { findForm } from '../../form-catalogue/catalogue.ts'
import { type FormWeek, numbersOf } from './form-numbers.ts'
import { COMPARED_WEEKS } from './growth.ts'
import { type LinkedCount, linkedCount } from './linked-count.ts'
import type { Mondays } from './weeks.ts'

/** How often a guide was opened, and how many cases were still sent about its subject. */
interface GuideWeek {
  views: number
  cases: LinkedCount
}

/** A guide, and the cases that it should make unnecessary: of the last month, and week by week. */
export interface GuideNumbers extends GuideWeek {
  path: string
  name: string
  /** What the counted cases are called, all of them: «Avvik» is also what the guide says nothing about. */
  kinds: string[]
  weeks: GuideWeek[]
}

const guideWeek = z.object({ path: z.string(), week: weekColumn, views: z.number() })

export async function readGuideNumbers(
  pool: Pool,
  rows: readonly FormWeek[],
  weeks: Mondays,
): Promise<GuideNumbers[]> {
  const opened = await queryRows(
    pool,
    guideWeek,
    `select path, ${weekOf("(day::timestamp at time zone 'Europe/Oslo')")} as week, sum(views)::int as views
     from guide_views where day >= $1::date group by 1, 2`,
    [weeks[0]],
  )
  return withWords(guides, staffLanguage).map(({ path, name, saves }) => {
    const numbers = numbersOf(rows, saves, weeks).weeks.map((cases, i) => ({
      views: opened.find((row) => row.path === path && row.week === weeks[i])?.views ?? 0,
      cases,
    }))
    const month = numbers.slice(-COMPARED_WEEKS)
    return {
      path,
      name,
      kinds: [...new Set(saves.map((id) => findForm(id)?.name ?? id))],
      views: month.reduce((sum, { views }) => sum + views, 0),
      cases: linkedCount(
        month.reduce((sum, { cases }) => sum + cases.count, 0),
        laneQuery('alle', { form: formsFilter(saves), from: weeks.slice(-COMPARED_WEEKS)[0] ?? null }),
      ),
      weeks: numbers,
    }
  })
}
