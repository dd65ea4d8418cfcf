import type { CaseStatus } from '../../../../domain/cases/case-status.ts'
import { allCaseStatuses, isClosed } from '../../../../domain/cases/case-status.ts'
import type { CasePlace, Lane } from '../../../../domain/cases/inbox.ts'

/** Where the index of words (migration 0058) says that a case lies: an open one by its status, snoozed or not. */
type IndexedPlace = CaseStatus | Extract<CasePlace, 'kontroll' | 'ferdig' | 'slatt-sammen'>

const open = allCaseStatuses.filter((status) => !isClosed(status))

/** The places that a lane takes its cases from; a lane that is not named takes them from all. */
const placesOf: Partial<Record<Lane, readonly IndexedPlace[]>> = {
  haster: open,
  'for-sent': open,
  mine: open,
  utsatt: [...open, 'kontroll'],
  nye: ['new'],
  'venter-pa-oss': ['new', 'in-progress'],
  'venter-pa-avsender': ['waiting-for-sender'],
  kontroll: ['kontroll', 'slatt-sammen'],
  ferdig: ['ferdig'],
}

/** A condition on the case `c` that its lane's own condition implies, and that the index of words can answer. */
export function liesInLane(lane: Lane): string[] {
  const places = placesOf[lane]
  return places
    ? [`indexed_places(c.status, c.closed_at, c.merged_into, c.quarantine) && '{${places.join(',')}}'`]
    : []
}
