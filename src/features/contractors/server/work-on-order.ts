import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { Language } from '../../../../landlord-types/language.ts'
import type { WorkOrderEvent } from '../../../domain/cases/case-event.ts'
import { findSlotProblem, type Slot } from '../../../domain/cases/slot.ts'
import { Refusal } from '../../../domain/submissions/refusal.ts'
import { wordsOf } from '../../../domain/text/language.ts'
import { execute, queryRows } from '../../../platform/database/query.ts'
import { inContestedTransaction } from '../../../platform/database/transaction.ts'
import { appointmentWords } from '../../cases/appointments.words.ts'
import { findCurrentAppointment, isOver } from '../../cases/server/appointments/appointment-record.ts'
import { cancelAppointment } from '../../cases/server/appointments/cancel-appointment.ts'
import { setVisitOfContractor } from '../../cases/server/appointments/contractor-visit.ts'
import type { CaseToken } from '../../cases/server/case-token.ts'
import type { CaseDeps } from '../../cases/server/deps.ts'
import { addCaseEvent } from '../../cases/server/events/add-case-event.ts'
import { workOrderWords } from '../work-order.words.ts'
import { endOf } from '../work-order-end.ts'
import { isKnownDevice } from './entry-code.ts'
import { lockOrder, type OrderedCase, type WorkOrder } from './work-order.ts'

/** A contractor's request about the case that their link opens. */
export interface OrderAct {
  token: CaseToken
  /** What the cookie of their device says. */
  device: (order: WorkOrder) => string | null
  now: Date
  language: Language
}

/** The link opens nothing, or not on this device: the page says which. */
export class NotTheirs extends Error {
  override name = 'NotTheirs'
}

interface Opened {
  client: PoolClient
  order: WorkOrder
  record: OrderedCase
}

/** Works on the case of a work order that has not ended, from a device that is known, with the case locked. */
function onOrder<T>(deps: CaseDeps, act: OrderAct, work: (opened: Opened) => Promise<T>): Promise<T> {
  return inContestedTransaction(deps.database.pool, async (client) => {
    const found = await lockOrder(client, act.token)
    if (!found || endOf(found.order, found.record, act.now)) throw new NotTheirs('The work order has ended')
    if (!(await isKnownDevice(client, found.order.id, act.device(found.order))))
      throw new NotTheirs('The device is not known')
    return work({ client, ...found })
  })
}

interface Note {
  what: WorkOrderEvent['what']
  text?: string | null
  photos?: readonly string[]
  now: Date
}

/** Notes in the case what was done about a work order. Its holder is told of it. */
export function noteOfOrder(
  client: PoolClient,
  { id, caseId }: Pick<WorkOrder, 'id' | 'caseId'>,
  by: 'system' | { staffId: string | null },
  { what, text = null, photos = [], now }: Note,
): Promise<string> {
  return addCaseEvent(
    client,
    { caseId, by, now },
    {
      kind: 'note',
      text,
      data: {
        workOrder: { orderId: id, what },
        ...(photos.length > 0 ? { photos: [...photos], count: photos.length } : {}),
      },
    },
  )
}

/** Staff look at the case again, also where it was snoozed. */
const wake = (client: PoolClient, { caseId }: WorkOrder) =>
  execute(client, 'update cases set snoozed_until = null where id = $1', [caseId])

/** Stores a message of the contractor. The sender does not see it. */
export function writeAsContractor(deps: CaseDeps, act: OrderAct, text: string): Promise<void> {
  return onOrder(deps, act, async ({ client, order }) => {
    await wake(client, order)
    await noteOfOrder(client, order, 'system', { what: 'message', text, now: act.now })
  })
}

/** Adds photos of the contractor that are already stored. The sender does not see them. */
export function addPhotosAsContractor(
  deps: CaseDeps,
  act: OrderAct,
  names: readonly string[],
): Promise<void> {
  return onOrder(deps, act, async ({ client, order, record }) => {
    const photos = await queryRows(
      client,
      z.string(),
      `update photos set case_id = $1, internal = true where object_name = any($2) and case_id is null returning id`,
      [record.id, names],
    )
    if (photos.length === 0) return
    await noteOfOrder(client, order, 'system', { what: 'photos', photos, now: act.now })
  })
}

/** Sets when the contractor comes, or moves it. The sender is told as of any visit. */
export function setTime(deps: CaseDeps, act: OrderAct, slot: Slot): Promise<void> {
  const { now, language } = act
  const texts = wordsOf(workOrderWords, language)
  const problem = findSlotProblem(slot, { now, allowsClosedDays: true })
  if (problem) throw new Refusal(problem === 'tooFar' ? texts.timeTooFar : texts.timePassed)
  return onOrder(deps, act, async ({ client, order }) => {
    const visit = { caseId: order.caseId, orderId: order.id, slot, now }
    if (!(await setVisitOfContractor(deps, client, visit))) throw new Refusal(texts.timeTaken)
  })
}

/** The contractor says that it is done. They may still write and add photos, until the case is closed. */
export function finish(deps: CaseDeps, act: OrderAct, text: string | null): Promise<void> {
  return onOrder(deps, act, async ({ client, order }) => {
    await execute(client, 'update work_orders set done_at = $2 where id = $1', [order.id, act.now])
    await wake(client, order)
    await noteOfOrder(client, order, 'system', { what: 'done', text, now: act.now })
  })
}

/** The contractor cannot do it: their link opens the case no longer, and their visit is cancelled. */
export function decline(deps: CaseDeps, act: OrderAct, text: string | null): Promise<void> {
  return onOrder(deps, act, async ({ client, order }) => {
    await execute(client, 'update work_orders set declined_at = $2 where id = $1', [order.id, act.now])
    await wake(client, order)
    await cancelVisit(deps, client, order, act)
    await noteOfOrder(client, order, 'system', { what: 'declined', text, now: act.now })
  })
}

/** Cancels the visit of a contractor that lies ahead, where there is one. */
export async function cancelVisit(
  deps: Pick<CaseDeps, 'publicUrl'>,
  client: PoolClient,
  { id, caseId }: Pick<WorkOrder, 'id' | 'caseId'>,
  { now, language }: Pick<OrderAct, 'now' | 'language'>,
): Promise<void> {
  const visit = await findCurrentAppointment(client, caseId)
  if (visit?.workOrderId !== id || isOver(visit, now)) return
  const { gone } = wordsOf(appointmentWords, language)
  await cancelAppointment(deps, client, { caseId, by: 'system', now, gone })
}
