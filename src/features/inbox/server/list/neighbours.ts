import { z } from 'zod'
import type { InboxQuery } from '../../../../domain/cases/inbox.ts'
import { type ListPosition, parseKey } from '../../../../domain/lists/list-position.ts'
import type { Database } from '../../../../platform/database/database.ts'
import type { Caseworker } from '../caseworker.ts'
import { orderOf } from './list-order.ts'
import { selectCases } from './select-cases.ts'

/** The cases before and after a case in a list of the inbox; null at its ends. */
export interface Neighbours {
  previous: string | null
  next: string | null
}

const positionRow = z.object({ position: z.string() })
const referenceRow = z.object({ reference: z.string() })

/**
 * The neighbours of a case in the order of a list, found by its position: however far down it lies. A case that is not in the
 * list comes before its first.
 */
export async function readNeighbours(
  { database: { pool } }: { database: Database },
  worker: Caseworker,
  { reference, query }: { reference: string; query: InboxQuery },
  now: Date,
): Promise<Neighbours> {
  const first = { offset: 0, limit: 1 }
  const beside = async (position: ListPosition | null) => {
    const columns = 'c.reference'
    const rows = await selectCases(
      pool,
      worker,
      query,
      { ...first, columns, row: referenceRow, position },
      now,
    )
    return rows[0]?.reference ?? null
  }
  const [own] = await selectCases(
    pool,
    worker,
    query,
    {
      ...first,
      columns: `${orderOf(query.lane).key} as position`,
      row: positionRow,
      also: (statement) => [`c.reference = ${statement.value(reference)}`],
    },
    now,
  )
  if (!own) return { previous: null, next: await beside(null) }
  const key = parseKey(own.position)
  const [previous, next] = await Promise.all([
    beside({ side: 'before', key }),
    beside({ side: 'after', key }),
  ])
  return { previous, next }
}
