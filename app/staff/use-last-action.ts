import { useState } from 'react'

/**
 * What the last action on a page came to. The router forgets it as soon as the page is read anew, which happens
 * whenever somebody else does something. `round` is how many there have been.
 */
export function useLastAction<T>(given: T | undefined): { acted: T | undefined; round: number } {
  const [last, setLast] = useState<{ acted: T | undefined; round: number }>({ acted: given, round: 0 })
  if (given === undefined || given === last.acted) return last
  const next = { acted: given, round: last.round + 1 }
  setLast(next)
  return next
}
