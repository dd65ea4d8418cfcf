import { z } from 'zod'
import { formatPhone } from '../../../domain/contact/contact-details.ts'
import { staffLanguage } from '../../../domain/text/language.ts'
import { formatDateTime } from '../../../domain/time/format-moment.ts'
import { option } from '../../../platform/database/columns.ts'
import { type Queryable, queryRows } from '../../../platform/database/query.ts'
import type { CaseRecord } from '../../cases/server/case-record.ts'
import { workOrderToken } from '../../cases/server/case-token.ts'
import type { CaseDeps } from '../../cases/server/deps.ts'
import { contractorTexts } from '../contractors.words.ts'
import { endOf, type OrderEnd } from '../work-order-end.ts'
import { orderColumns, type WorkOrder, workOrder } from './work-order.ts'

/** The contractors of a case, as staff see them; null where its form gives nothing to contractors. */
export interface StaffOrders {
  orders: StaffOrder[]
  /** Whether the case can be given to one more. */
  mayGive: boolean
  /** Those who had a case before, by that work order, the last one first. */
  known: { value: string; label: string }[]
}

export interface StaffOrder {
  id: string
  name: string
  email: string | null
  phone: string | null
  state: string
  end: OrderEnd | null
  /** Whether the mail with the link did not arrive. */
  isUndelivered: boolean
  /** The link, where the contractor does not get it by mail. */
  link: string | null
}

const mailedOrder = workOrder.extend({ isUndelivered: z.boolean() })

/** How many contractors are suggested: those who were given a case last. */
const MAX_KNOWN = 20

export async function readStaffOrders(
  deps: Pick<CaseDeps, 'database' | 'secret' | 'publicUrl' | 'sendsMail'>,
  record: Pick<CaseRecord, 'id' | 'form' | 'closedAt' | 'mergedInto'>,
  now: Date,
): Promise<StaffOrders | null> {
  if (!record.form.toContractor) return null
  const { pool } = deps.database
  const [orders, known] = await Promise.all([
    queryRows(
      pool,
      mailedOrder,
      `select ${orderColumns}, exists (select from mails where mails.case_id = work_orders.case_id
           and kind = 'work-order-to-contractor' and recipient = email and state = 'failed') as "isUndelivered"
       from work_orders where case_id = $1 order by given_at, id`,
      [record.id],
    ),
    readKnownContractors(pool),
  ])
  return {
    orders: orders.map((order) => shownOrder(deps, order, endOf(order, record, now))),
    mayGive: !record.closedAt && !record.mergedInto,
    known,
  }
}

function shownOrder(
  { secret, publicUrl, sendsMail }: Pick<CaseDeps, 'secret' | 'publicUrl' | 'sendsMail'>,
  order: z.output<typeof mailedOrder>,
  end: OrderEnd | null,
): StaffOrder {
  const { id, name, email, phone, isUndelivered } = order
  const isMailed = email !== null && sendsMail && !isUndelivered
  return {
    id,
    name,
    email,
    phone: phone && formatPhone(phone),
    state: end ? contractorTexts.ended[end] : stateOf(order),
    end,
    isUndelivered: isUndelivered && end === null,
    link: end || isMailed ? null : `${publicUrl}/oppdrag/${workOrderToken(secret, id)}`,
  }
}

function stateOf({ givenAt, openedAt, doneAt }: WorkOrder): string {
  const { given, opened, done } = contractorTexts.states
  if (doneAt) return done(formatDateTime(doneAt, staffLanguage))
  return openedAt
    ? opened(formatDateTime(openedAt, staffLanguage))
    : given(formatDateTime(givenAt, staffLanguage))
}

const readKnownContractors = (db: Queryable): Promise<z.output<typeof option>[]> =>
  queryRows(
    db,
    option,
    `select id as value, concat_ws(', ', name, email, phone) as label from (
       select distinct on (lower(name), coalesce(email, phone)) id, name, email, phone, given_at from work_orders
       order by lower(name), coalesce(email, phone), given_at desc) last
     order by given_at desc limit ${MAX_KNOWN}`,
  )
