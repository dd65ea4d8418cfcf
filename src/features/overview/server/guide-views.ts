import type { Pool } from 'pg'
import { guides } from '#landlord/guides.ts'
import type { Log } from '../../../platform/base/log.ts'
import { execute } from '../../../platform/database/query.ts'

const FLUSH_EVERY_MS = 30_000

/** Counts how often guides are opened: a number per day, and nothing about the readers. */
interface GuideViews {
  count(path: string): void
  /** Stores what has been counted. */
  flush(): Promise<void>
  close(): Promise<void>
}

export function countGuideViews(pool: Pool, log: Log): GuideViews {
  const paths = new Set<string>(guides.map(({ path }) => path))
  let counted = new Map<string, number>()
  const flush = async () => {
    if (counted.size === 0) return
    const taken = counted
    counted = new Map()
    await execute(
      pool,
      `insert into guide_views (path, day, views)
         select path, (now() at time zone 'Europe/Oslo')::date, views from unnest($1::text[], $2::int[]) as t (path, views)
         on conflict (path, day) do update set views = guide_views.views + excluded.views`,
      [[...taken.keys()], [...taken.values()]],
    ).catch((error) => log.warn({ err: error }, 'Storing guide views failed'))
  }
  const timer = setInterval(flush, FLUSH_EVERY_MS)
  timer.unref()
  return {
    count(path) {
      if (paths.has(path)) counted.set(path, (counted.get(path) ?? 0) + 1)
    },
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}
