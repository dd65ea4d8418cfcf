import { startTransition, useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { ActionResult } from '../../../forms/engine/action-result.ts'

type Subscriber = (result: ActionResult) => void

const subscribers = new Set<Subscriber>()

/** Tells the open page the result of its action, if it is one: any other answer, such as a redirect, is ignored. */
export function tellActionResult(given: unknown): void {
  if (isActionResult(given)) for (const tell of subscribers) tell(given)
}

const isActionResult = (given: unknown): given is ActionResult =>
  typeof given === 'object' &&
  given !== null &&
  'status' in given &&
  (given.status === 'done' || given.status === 'refused')

/**
 * The result of the last action while its page is open. The router drops it when the page's data is loaded again,
 * which happens after every change of a case, and may be before React has drawn it: so it is told here as well
 * (`tellActionResult`). After a refusal the data may be outdated, so it is loaded again.
 */
export function useLastAction(given: ActionResult | undefined): ActionResult | undefined {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const [last, setLast] = useState({ result: given, pathname, search })
  const hasMoved = last.pathname !== pathname || last.search !== search
  if (hasMoved || (given !== undefined && given !== last.result)) setLast({ result: given, pathname, search })
  useEffect(() => {
    // Together with what the router tells React, which it does as a transition too.
    const tell = (result: ActionResult) => startTransition(() => setLast({ result, pathname, search }))
    subscribers.add(tell)
    return () => {
      subscribers.delete(tell)
    }
  }, [pathname, search])
  useEffect(() => {
    if (given?.status === 'refused') revalidate()
  }, [given, revalidate])
  return last.result
}
