import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { z } from 'zod'
import type { CaseReference } from '../../../domain/cases/case-reference.ts'
import { normalEmail } from '../../../domain/contact/contact-details.ts'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import { staffLanguage } from '../../../domain/text/language.ts'
import { addAuditEntry } from '../../../platform/audit/add-audit-entry.ts'
import { execute, findRow, rowExists } from '../../../platform/database/query.ts'
import { inContestedTransaction } from '../../../platform/database/transaction.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { type CaseRecord, caseColumns, caseRecord } from '../../cases/server/case-record.ts'
import { tokenHash, workOrderToken } from '../../cases/server/case-token.ts'
import type { CaseDeps } from '../../cases/server/deps.ts'
import { accessKeys, isVisibleTo } from '../../cases/server/reading.ts'
import type { SignedIn } from '../../sign-in/server/session.ts'
import { contractorTexts as texts } from '../contractors.words.ts'
import { endOf } from '../work-order-end.ts'
import { SPOKEN_CODE_HOURS, storeCode } from './entry-code.ts'
import { cancelVisit, noteOfOrder } from './work-on-order.ts'
import { ORDER_DAYS, orderColumns, type WorkOrder, workOrder } from './work-order.ts'

type Worker = Pick<SignedIn, 'id' | 'role'>

/** Works on a case that a staff member reads, locked until the transaction ends. */
function onCase<T>(
  deps: Pick<CaseDeps, 'database'>,
  worker: Worker,
  reference: CaseReference,
  work: (client: PoolClient, record: CaseRecord) => Promise<T>,
): Promise<T> {
  return inContestedTransaction(deps.database.pool, async (client) => {
    const record = await findRow(
      client,
      caseRecord,
      `select ${caseColumns} from cases where reference = $1 and ${isVisibleTo('$2')} for update`,
      [reference, accessKeys(worker.role)],
    )
    if (!record) throw new Refusal(texts.notOffered)
    return work(client, record)
  })
}

/** How a contractor is reached: by their last work order, or as a staff member writes it. */
const contractor = workOrder.pick({ name: true, email: true, phone: true })

type Contractor = z.output<typeof contractor>

interface Given {
  /** The work order that a contractor had before; null for one who is new. */
  known: string | null
  name: string | null
  email: string | null
  phone: string | null
  message: string | null
  now: Date
}

/**
 * Gives a case to a contractor by a secret link, which is mailed to them where there is an address. Who gives it follows the case,
 * so that they are told what the contractor does. Gives the contractor's name, and whether the link is mailed.
 */
export function giveOrder(
  deps: CaseDeps,
  worker: Worker,
  reference: CaseReference,
  { known, message, now, ...written }: Given,
): Promise<{ name: string; isMailed: boolean }> {
  return onCase(deps, worker, reference, async (client, record) => {
    if (!record.form.toContractor) throw new Refusal(texts.notOffered)
    if (record.closedAt || record.mergedInto) throw new Refusal(texts.closed)
    const { name, email, phone } = known ? await readKnown(client, known) : checked(written)
    const hasIt = await rowExists(
      client,
      `select 1 from work_orders where case_id = $1 and coalesce(email, phone) = $2
         and revoked_at is null and declined_at is null and expires_at > $3`,
      [record.id, email ?? phone, now],
    )
    if (hasIt) throw new Refusal(texts.already(name))
    const id = randomUUID()
    await execute(
      client,
      `insert into work_orders (id, case_id, name, email, phone, message, token_hash, given_at, given_by, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $8::timestamptz + make_interval(days => $10))`,
      [
        id,
        record.id,
        name,
        email,
        phone,
        message,
        tokenHash(workOrderToken(deps.secret, id)),
        now,
        worker.id,
        ORDER_DAYS,
      ],
    )
    await noteOfOrder(
      client,
      { id, caseId: record.id },
      { staffId: worker.id },
      { what: 'given', text: message, now },
    )
    await execute(
      client,
      'insert into case_followers (case_id, staff_id) values ($1, $2) on conflict do nothing',
      [record.id, worker.id],
    )
    if (email)
      await queueMail(deps, client, {
        kind: 'work-order-to-contractor',
        caseId: record.id,
        recipient: email,
        data: { orderId: id },
      })
    await addAuditEntry(client, entry(worker, 'work-order-given', reference))
    return { name, isMailed: email !== null && deps.sendsMail }
  })
}

async function readKnown(client: PoolClient, id: string): Promise<Contractor> {
  const found = await findRow(
    client,
    contractor,
    'select name, email, phone from work_orders where id::text = $1',
    [id],
  )
  if (!found) throw new Refusal(texts.unknown)
  return found
}

function checked({ name, email, phone }: Pick<Given, 'name' | 'email' | 'phone'>): Contractor {
  if (!name) throw new Refusal(texts.nameMissing, { errors: { name: texts.nameMissing } })
  if (!email && !phone) throw new Refusal(texts.wayMissing, { errors: { email: texts.wayMissing } })
  return { name, email: email ? normalEmail(email) : null, phone }
}

/** Takes a case back from a contractor: their link opens it no longer, and their visit is cancelled. Gives their name. */
export function revokeOrder(
  deps: CaseDeps,
  worker: Worker,
  { reference, orderId, now }: { reference: CaseReference; orderId: string; now: Date },
): Promise<string> {
  return onCase(deps, worker, reference, async (client, record) => {
    const order = await readOpenOrder(client, record, orderId, now)
    await cancelVisit(deps, client, order, { now, language: staffLanguage })
    await execute(client, 'update work_orders set revoked_at = $2 where id = $1', [order.id, now])
    await execute(client, 'delete from work_order_devices where order_id = $1', [order.id])
    await noteOfOrder(client, order, { staffId: worker.id }, { what: 'revoked', now })
    await addAuditEntry(client, entry(worker, 'work-order-revoked', reference))
    return order.name
  })
}

/** Makes a code for a staff member to read out. It replaces the one before. */
export function makeSpokenCode(
  deps: CaseDeps,
  worker: Worker,
  { reference, orderId, now }: { reference: CaseReference; orderId: string; now: Date },
): Promise<{ code: string; until: Date }> {
  return onCase(deps, worker, reference, async (client, record) => {
    const order = await readOpenOrder(client, record, orderId, now)
    const until = new Date(now.getTime() + SPOKEN_CODE_HOURS * 3_600_000)
    const code = await storeCode(client, deps.secret, order.id, until)
    await addAuditEntry(client, entry(worker, 'work-order-code-shown', reference))
    return { code, until }
  })
}

/** @throws Refusal where the case has no such work order, or it has ended. */
async function readOpenOrder(
  client: PoolClient,
  record: CaseRecord,
  orderId: string,
  now: Date,
): Promise<WorkOrder> {
  const order = await findRow(
    client,
    workOrder,
    `select ${orderColumns} from work_orders where id = $1 and case_id = $2`,
    [orderId, record.id],
  )
  if (!order || endOf(order, record, now)) throw new Refusal(texts.gone)
  return order
}

const entry = (
  { id: staffId }: Worker,
  action: 'work-order-given' | 'work-order-revoked' | 'work-order-code-shown',
  reference: CaseReference,
) => ({ staffId, action, subject: { kind: 'case', id: reference } }) as const
