import type { WorkOrderEvent } from '../../domain/cases/case-event.ts'
import { contractorTexts } from './contractors.words.ts'

/** What was done about a work order, as the timeline of staff says it. */
export const titleOfWorkOrderEvent = ({ what, name }: WorkOrderEvent, staffName: string | null): string =>
  contractorTexts.events[what](name, staffName ?? '')
