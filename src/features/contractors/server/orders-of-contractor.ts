import { caseReferenceColumn } from '../../../platform/database/columns.ts'
import { type Queryable, queryRows } from '../../../platform/database/query.ts'
import { orderColumns, workOrder } from './work-order.ts'

const orderOfPerson = workOrder.extend({ reference: caseReferenceColumn })

const isOrderOf = { email: 'email = $1', phone: 'email is null and phone_key(phone) = $1' } as const

/** The work orders of a contractor by their address, or where they have none by their number, in the words of the file about a person. */
export async function ordersOfContractor(
  db: Queryable,
  { by, value }: { by: keyof typeof isOrderOf; value: string },
) {
  const orders = await queryRows(
    db,
    orderOfPerson,
    `select ${orderColumns}, (select reference from cases where cases.id = case_id) as reference
     from work_orders where ${isOrderOf[by]} order by given_at`,
    [value],
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
