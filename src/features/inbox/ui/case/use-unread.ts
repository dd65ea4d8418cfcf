import { useState } from 'react'
import type { ActionResult } from '../../../../forms/engine/action-result.ts'
import type { StaffCase } from '../../server/case/staff-views.ts'

/**
 * The entries by others since the reply was begun, and the newest event on the page at that time. After a refusal has
 * named them they count as read.
 */
export function useUnread(
  { timeline, lastEvent }: StaffCase,
  isWriting: boolean,
  result: ActionResult | undefined,
): { seen: string; by: string[] } {
  const [begun, setBegun] = useState({ seen: lastEvent, isWriting: false, toldBy: result })
  const isTold = result?.status === 'refused' && result !== begun.toldBy
  if (isWriting !== begun.isWriting || isTold) setBegun({ seen: lastEvent, isWriting, toldBy: result })
  const others = timeline.filter(
    ({ id, isInternal, isOwn }) => Number(id) > Number(begun.seen) && !isInternal && !isOwn,
  )
  return {
    // Until a reply is begun, everything on the page counts as read.
    seen: isWriting ? begun.seen : lastEvent,
    by: [...new Set(others.map(({ title }) => title))],
  }
}
