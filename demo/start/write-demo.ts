import { readFile } from 'node:fs/promises'
import { categories } from '#landlord/categories.ts'
import { firstDayOfMonth, type IsoDate, osloDate } from '../../src/domain/time/calendar.ts'
import { markDemo } from '../../src/features/demo-removal/server/marks.ts'
import { matchListings } from '../../src/features/listings/server/match-listings.ts'
import { writeImport } from '../../src/features/portfolio-browsing/server/import.ts'
import { createLimit } from '../../src/platform/base/concurrency.ts'
import { execute } from '../../src/platform/database/query.ts'
import { publicUrlOf } from '../../src/platform/pictures/pictures.ts'
import { type DrawnPicture, drawnFile, listDrawnPictures } from '../drawn-pictures.ts'
import { demoListings, demoMonthsToVacancy, demoPortfolio } from '../index.ts'
import type { DemoDeps } from './load-demo.ts'

/** Writes the demo portfolio into an empty database. Returns how many properties it holds. */
export async function writeDemo(
  { database: { pool }, storage }: DemoDeps,
  drawnFolder: string,
): Promise<number> {
  const pictures = await listDrawnPictures()
  await execute(
    pool,
    `insert into pictures (url, key, storage_path, width, height, preview, is_drawn)
     select url, key, storage_path, width, height, preview, true from jsonb_populate_recordset(null::pictures, $1::jsonb)
     on conflict (url) do nothing`,
    [
      JSON.stringify(
        pictures.map(({ path, ...seen }) => ({ ...seen, url: publicUrlOf(path), storage_path: path })),
      ),
    ],
  )
  const limit = createLimit(3)
  const store = async ({ key, path }: DrawnPicture) => {
    const drawn = await readFile(drawnFile(drawnFolder, key)).catch(() => null)
    if (drawn) await storage.put(path, drawn)
  }
  await Promise.all(pictures.map((picture) => limit.run(() => store(picture))))
  const today = osloDate(new Date())
  const withVacancy = <T extends { title: string; available_from: IsoDate | null }>(home: T): T => {
    const months = demoMonthsToVacancy.get(home.title)
    return months ? { ...home, available_from: firstDayOfMonth(today, months) } : home
  }
  const shown = demoPortfolio.filter(({ property }) => categories.some(({ type }) => type === property.type))
  // First: where it is stopped in between, the next start goes on.
  await markDemo(
    pool,
    'property',
    shown.map(({ property }) => property.id),
  )
  await markDemo(
    pool,
    'listing',
    demoListings.map(({ listing }) => listing.id),
  )
  await writeImport(pool, {
    properties: shown.map(({ property }) => withVacancy(property)),
    finn_properties: demoListings.map(({ listing }) => withVacancy(listing)),
  })
  await matchListings({ database: { pool } }, new Date())
  return shown.length
}
