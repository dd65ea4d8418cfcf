import { execute, type Queryable } from '../../../platform/database/query.ts'
import { hasEnded } from './work-order.ts'

/** Forgets the devices and the codes of work orders that have ended. The rest of an order is erased with its case. */
export async function purgeWorkOrders(db: Queryable, now: Date): Promise<void> {
  await execute(
    db,
    `delete from work_order_devices where order_id in (
       select work_orders.id from work_orders join cases on cases.id = case_id where ${hasEnded('$1')})`,
    [now],
  )
  await execute(
    db,
    'update work_orders set code_hash = null, code_expires_at = null where code_expires_at < $1',
    [now],
  )
}
