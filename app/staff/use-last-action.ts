import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { ActionResult } from '../../forms/action-result.ts'

/**
 * The result of the last action on a page, as long as one stays there. The router forgets it as soon as the page is
 * loaded again, which happens whenever a colleague or a sender does something. A refusal may mean that the page is old:
 * it is loaded again then.
 */
export function useLastAction(given: ActionResult | undefined): ActionResult | undefined {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const [last, setLast] = useState({ result: given, pathname, search })
  const hasMoved = last.pathname !== pathname || last.search !== search
  if (hasMoved || (given !== undefined && given !== last.result)) setLast({ result: given, pathname, search })
  useEffect(() => {
    if (given?.status === 'refused') revalidate()
  }, [given, revalidate])
  return last.result
}
