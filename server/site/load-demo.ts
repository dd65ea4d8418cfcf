import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoListings, demoMonthsToVacancy, demoPictures, demoPortfolio } from '../../demo/index.ts'
import { firstDayOfMonth, type IsoDate, osloDate } from '../../domain/calendar.ts'
import { categories } from '../../landlord/categories.ts'
import { writeImport } from '../catalogue/import.ts'
import type { Database } from '../database/database.ts'
import { rowExists } from '../database/query.ts'
import { storePicture } from '../pictures/pictures.ts'
import type { FileDeps } from '../storage/pending-deletions.ts'

/** Fills an empty database with the demo portfolio. Returns how many properties it holds; 0 where there was data. */
export async function loadDemoIfEmpty(
  deps: FileDeps & { database: Pick<Database, 'pool'> },
  renderedPictures: string,
): Promise<number> {
  const { pool } = deps.database
  if (await rowExists(pool, 'select 1 from properties limit 1')) return 0
  const waiting = demoPictures().map((picture) => picture.path)
  const storeNext = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      await storePicture(deps, path, await readFile(join(renderedPictures, path)))
    }
  }
  await Promise.all([storeNext(), storeNext(), storeNext()])
  const today = osloDate(new Date())
  const withVacancy = <T extends { title: string; available_from: IsoDate | null }>(home: T): T => {
    const months = demoMonthsToVacancy.get(home.title)
    return months ? { ...home, available_from: firstDayOfMonth(today, months) } : home
  }
  const shown = demoPortfolio.filter(({ property }) => categories.some(({ type }) => type === property.type))
  await writeImport(pool, {
    properties: shown.map(({ property }) => withVacancy(property)),
    finn_properties: demoListings.map(({ listing }) => withVacancy(listing)),
  })
  return shown.length
}
