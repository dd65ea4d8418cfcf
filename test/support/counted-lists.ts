import { z } from 'zod'
import { parseInboxQuery } from '../../src/domain/cases/inbox.ts'
import type { Caseworker } from '../../src/features/inbox/server/caseworker.ts'
import { selectCases } from '../../src/features/inbox/server/list/select-cases.ts'
import type { LinkedCount } from '../../src/features/overview/server/linked-count.ts'
import type { Database } from '../../src/platform/database/database.ts'

const isCounted = (value: object): value is LinkedCount => 'count' in value && 'href' in value

/** Every number with a list anywhere in a value. */
export function countedIn(value: unknown): LinkedCount[] {
  if (typeof value !== 'object' || value === null) return []
  return isCounted(value)
    ? [{ count: value.count, href: value.href }]
    : Object.values(value).flatMap(countedIn)
}

const reference = z.object({ reference: z.string() })

/** How many cases the list of the inbox at an address shows a staff member. */
export async function listedAt(
  { database }: { database: Database },
  worker: Caseworker,
  href: string,
  now: Date,
): Promise<number> {
  const { pathname, searchParams } = new URL(href, 'https://eksempel.no')
  if (pathname !== '/saker') throw new Error(`${href} is no list of the inbox`)
  const all = { columns: 'c.reference', row: reference, offset: 0, limit: 100_000 }
  return (await selectCases(database.pool, worker, parseInboxQuery(searchParams), all, now)).length
}
