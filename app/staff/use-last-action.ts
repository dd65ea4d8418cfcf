import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'

/**
 * What the last action on a page came to, as long as one stays there. The router forgets it as soon as the page
 * is read anew, which happens whenever somebody else does something. What was refused may have been so because
 * the page is old: it is read anew then.
 */
export function useLastAction<T extends { done: boolean }>(given: T | undefined): { acted: T | undefined } {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const [last, setLast] = useState({ acted: given, pathname, search })
  const hasMoved = last.pathname !== pathname || last.search !== search
  if (hasMoved || (given !== undefined && given !== last.acted)) setLast({ acted: given, pathname, search })
  useEffect(() => {
    if (given && !given.done) revalidate()
  }, [given, revalidate])
  return { acted: last.acted }
}
