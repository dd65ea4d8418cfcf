import { caseReferenceColumn } from '../../../platform/database/columns.ts'
import { type Queryable, queryRows } from '../../../platform/database/query.ts'
import { orderColumns, workOrder } from './work-order.ts'

const orderOfPerson = workOrder.extend({ reference: caseReferenceColumn })

/** The work orders of a contractor by their address, in the words of the file about a person. */
export async function ordersOfContractor(db: Queryable, email: string) {
  const orders = await queryRows(
    db,
    orderOfPerson,
    `select ${orderColumns}, (select reference from cases where cases.id = case_id) as reference
     from work_orders where email = $1 order by given_at`,
    [email],
  )
  return orders.map((order) => ({
    sak: order.reference,
    navn: order.name,
    telefon: order.phone,
    beskjed: order.message,
    gitt: order.givenAt,
    åpnet: order.openedAt,
    ferdig: order.doneAt,
    takketNei: order.declinedAt,
    trukketTilbake: order.revokedAt,
  }))
}
