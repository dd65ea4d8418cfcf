import { useState } from 'react'
import type { StaffCase } from '../../../server/casework/staff-views.ts'
import type { CaseDone } from '../../../server/http/staff/case-work.ts'

/**
 * What others have written in a case since somebody began to write their answer, and the last event that they
 * had seen by then. Once they have been told that something came, they have seen it.
 */
export function useUnread(
  { timeline, lastEvent }: StaffCase,
  text: string,
  acted: CaseDone | undefined,
): { seen: string; by: string[] } {
  const [begun, setBegun] = useState({ seen: lastEvent, isWriting: false, toldBy: acted })
  const isWriting = text !== ''
  const isTold = acted !== undefined && !acted.done && acted !== begun.toldBy
  if (isWriting !== begun.isWriting || isTold) setBegun({ seen: lastEvent, isWriting, toldBy: acted })
  const others = timeline.filter(
    ({ id, isInternal, isOwn }) => Number(id) > Number(begun.seen) && !isInternal && !isOwn,
  )
  return {
    // Whoever writes nothing yet has everything before them.
    seen: isWriting ? begun.seen : lastEvent,
    by: [...new Set(others.map(({ title }) => title))],
  }
}
