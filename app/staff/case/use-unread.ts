import { useState } from 'react'
import type { ActionResult } from '../../../forms/action-result.ts'
import type { StaffCase } from '../../../server/casework/staff-views.ts'

/**
 * What others have written in a case since the reply was begun, and the newest event on the page by then. Once a
 * refusal has said that something came, it counts as seen.
 */
export function useUnread(
  { timeline, lastEvent }: StaffCase,
  text: string,
  result: ActionResult | undefined,
): { seen: string; by: string[] } {
  const [begun, setBegun] = useState({ seen: lastEvent, isWriting: false, toldBy: result })
  const isWriting = text !== ''
  const isTold = result?.status === 'refused' && result !== begun.toldBy
  if (isWriting !== begun.isWriting || isTold) setBegun({ seen: lastEvent, isWriting, toldBy: result })
  const others = timeline.filter(
    ({ id, isInternal, isOwn }) => Number(id) > Number(begun.seen) && !isInternal && !isOwn,
  )
  return {
    // Before anything is written, everything on the page is seen.
    seen: isWriting ? begun.seen : lastEvent,
    by: [...new Set(others.map(({ title }) => title))],
  }
}
