import type { WorkOrderEvent } from '../../domain/cases/case-event.ts'
import { contractorTexts } from './contractors.words.ts'

/** What was done about a work order, as the timeline of staff says it; one that was erased has no name. */
export function titleOfWorkOrderEvent(
  { what, orderId }: WorkOrderEvent,
  orders: readonly { id: string; name: string }[],
  staffName: string | null,
): string {
  const order = orders.find(({ id }) => id === orderId)
  return contractorTexts.events[what](order?.name ?? contractorTexts.erased, staffName ?? '')
}
