import { useState } from 'react'
import type { Neighbours } from '../../server/list/neighbours.ts'
import { useLastInbox } from '../inbox/last-inbox.ts'

/** The list that a case was opened from, and the cases beside it there. */
export interface CaseAround extends Neighbours {
  /** The query of the list, with its question mark; empty if the case was opened by itself. */
  list: string
}

/** Where the page of a case leads on to; null at the ends of the list. */
export interface CaseLinks {
  inbox: string
  previous: string | null
  next: string | null
}

/** They stay while the case is open: a reply moves it within the list, or out of it. */
export function useCaseLinks(around: CaseAround): CaseLinks {
  const [{ list, previous, next }] = useState(around)
  const lastInbox = useLastInbox()
  const pathOf = (reference: string | null) => reference && `/saker/${reference}${list}`
  return {
    inbox: list ? `/saker${list}` : lastInbox,
    previous: pathOf(previous),
    next: pathOf(next),
  }
}
