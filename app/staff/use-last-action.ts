import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { ActionResult } from '../../forms/action-result.ts'

/**
 * The result of the last action while its page is open. The router drops it when the page's data is loaded again,
 * which happens after every change of a case. After a refusal the data may be outdated, so it is loaded again.
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
