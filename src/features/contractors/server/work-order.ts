import type { PoolClient } from 'pg'
import { z } from 'zod'
import { columnsOf } from '../../../platform/database/columns.ts'
import { findRow, type Queryable } from '../../../platform/database/query.ts'
import { caseColumns, caseRecord } from '../../cases/server/case-record.ts'
import { type CaseToken, tokenHash } from '../../cases/server/case-token.ts'

/** How long a link works at most, in days: a case that takes longer is given again. */
export const ORDER_DAYS = 60

/** One row of `work_orders`: the case that a contractor was given. */
export const workOrder = z.object({
  id: z.string(),
  caseId: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** What staff wrote to them. */
  message: z.string().nullable(),
  givenAt: z.date(),
  expiresAt: z.date(),
  openedAt: z.date().nullable(),
  doneAt: z.date().nullable(),
  declinedAt: z.date().nullable(),
  revokedAt: z.date().nullable(),
})

export type WorkOrder = z.output<typeof workOrder>

export const orderColumns = columnsOf(workOrder, { table: 'work_orders' })

/** SQL for whether a row of `work_orders` has ended at the time `now`, as `endOf` says it; its case is `cases`. */
export const hasEnded = (now: string): string =>
  `(revoked_at is not null or declined_at is not null or expires_at <= ${now}
    or cases.closed_at is not null or cases.merged_into is not null)`

/** The case of a work order: with the address, and what its contractor may see of it. */
const orderedCase = caseRecord.extend({ address: z.string().nullable() })

export type OrderedCase = z.output<typeof orderedCase>

const orderedCaseColumns = `${caseColumns}, address`

interface FoundOrder {
  order: WorkOrder
  record: OrderedCase
}

/** The work order that a token opens, with its case; null where there is none. */
export const findOrder = (db: Queryable, token: CaseToken): Promise<FoundOrder | null> =>
  findOrderBy(db, 'token_hash', tokenHash(token))

export const findOrderById = (db: Queryable, id: string): Promise<FoundOrder | null> =>
  findOrderBy(db, 'id', id)

async function findOrderBy(
  db: Queryable,
  column: 'id' | 'token_hash',
  value: string | Buffer,
): Promise<FoundOrder | null> {
  const order = await findRow(db, workOrder, `select ${orderColumns} from work_orders where ${column} = $1`, [
    value,
  ])
  const record =
    order &&
    (await findRow(db, orderedCase, `select ${orderedCaseColumns} from cases where id = $1`, [order.caseId]))
  return order && record ? { order, record } : null
}

/** The work order that a token opens, with its case locked until the transaction ends. */
export async function lockOrder(client: PoolClient, token: CaseToken): Promise<FoundOrder | null> {
  const isLocked = await findRow(
    client,
    z.string(),
    'select id from cases where id = (select case_id from work_orders where token_hash = $1) for update',
    [tokenHash(token)],
  )
  return isLocked ? findOrder(client, token) : null
}
