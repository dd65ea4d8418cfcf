import { z } from 'zod'
import type { InboxQuery } from '../../domain/inbox.ts'
import type { Database } from '../database/database.ts'
import type { Caseworker } from './caseworker.ts'
import { selectCases } from './select-cases.ts'

/** The cases before and after a case in a list of the inbox; null at its ends. */
export interface Neighbours {
  previous: string | null
  next: string | null
}

/** How far into a list neighbours are looked for: further than a person steps. */
const MAX_STEPS = 1000

const referenceRow = z.object({ reference: z.string() })

/** The neighbours of a case in the order of a list. A case that is not in the list comes before its first. */
export async function readNeighbours(
  { database: { pool } }: { database: Database },
  worker: Caseworker,
  { reference, query }: { reference: string; query: InboxQuery },
  now: Date,
): Promise<Neighbours> {
  const list = { columns: 'c.reference', row: referenceRow, offset: 0, limit: MAX_STEPS }
  const rows = await selectCases(pool, worker, query, list, now)
  const references = rows.map((row) => row.reference)
  const at = references.indexOf(reference)
  return { previous: references[at - 1] ?? null, next: references[at + 1] ?? null }
}
